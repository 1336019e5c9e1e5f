import type { AskedLine, CoverageType, OutreachContext } from '../../src/vocabulary/index.ts'

const gl = (amounts: Record<string, number> = {}): Record<string, number> => ({ each_occurrence: 1e6, damage_to_rented_premises: 1e5, med_exp: 5e3, personal_adv_injury: 1e6, general_aggregate: 2e6, products_comp_op_agg: 2e6, ...amounts })
const line = (id: string, type: CoverageType, number: string, carrier: string, from: string, to: string, limits: Record<string, number | null>): AskedLine => ({
  coverage_line_id: id,
  coverage_type: type,
  policy_number: number,
  carrier,
  effective_date: from,
  expiration_date: to,
  limits: Object.entries(limits).map(([label, amount]) => ({ label, amount })),
})
const outreach = (token: string, insured: string, name: string, email: string, lines: AskedLine[]): OutreachContext => ({
  thread_token: token,
  insured_name: insured,
  agent: { name, email, domain: email.split('@')[1]! },
  lines,
})

/** Trades that the other contexts do not ask about. */
// prettier-ignore
export const CONTEXTS_BY_TRADE: Record<string, OutreachContext> = {
  dray: outreach('b7n2kq0xw4ft9mz3rc6vjh1ays', 'Copper Canyon Drayage LLC', 'Marcy Eldridge', 'marcy@eldridgetransport.example', [
    line('al', 'auto_liability', 'CTA 4471902-03', 'Lone Prairie Casualty Company', '2026-06-01', '2027-06-01', { combined_single_limit: 1e6 }),
    line('cg', 'cargo', 'CTC 4471903-03', 'Lone Prairie Casualty Company', '2026-06-01', '2027-06-01', { per_vehicle: 1e5, deductible: 2500 }),
    line('gl', 'general_liability', 'BGL-552081', 'Halyard Specialty Insurance Co', '2026-06-01', '2027-06-01', gl()),
    line('ti', 'trailer_interchange', 'CTT 4471904-03', 'Lone Prairie Casualty Company', '2026-06-01', '2027-06-01', { per_trailer: 40000, deductible: 1000 })]),
  roof: outreach('x3p8mz6tk1vq0wn4ej7rsd2bhc', 'Kestrel Roofing & Sheet Metal Inc.', 'Devon Achebe', 'devon.achebe@northgatebrokers.example', [
    line('gl', 'general_liability', 'NRG0098123', 'Ironwood Surplus Lines Ins Co', '2026-02-15', '2027-02-15', gl({ damage_to_rented_premises: 50000 })),
    line('al', 'auto_liability', 'BAP 30 771 002', 'Columbia Valley Mutual', '2026-02-15', '2027-02-15', { combined_single_limit: 1e6 }),
    line('um', 'umbrella', 'XSU-77120', 'Ironwood Surplus Lines Ins Co', '2026-02-15', '2027-02-15', { each_occurrence: 5e6, aggregate: 5e6, retention: 10000 }),
    line('wc', 'workers_comp', 'WC-2026-44190', 'Columbia Valley Mutual', '2026-01-01', '2027-01-01', { statutory: null, el_each_accident: 1e6, el_disease_each_employee: 1e6, el_disease_policy_limit: 1e6 })]),
  clinic: outreach('h5c0tw9rz2km7nx4qb8vyj3pad', 'Juniper Physical Therapy PLLC', 'Sunita Rao', 'srao@raobenefits.example', [
    line('pl', 'professional_liability', 'HPL-190-2266', 'Meridian Healthcare Risk', '2026-09-01', '2027-09-01', { each_claim: 1e6, aggregate: 3e6 }),
    line('gl', 'general_liability', 'BOP 8812-0093', 'Tallgrass Mutual Insurance Company', '2026-03-20', '2027-03-20', gl({ med_exp: 10000 }))]),
  tow: outreach('m9v4xk1zq6hw3ct8ny0rbj5spe', 'Big Sky Towing & Recovery', 'Hank Lindqvist', 'hank@prairieagency.example', [
    line('ga', 'garage_liability', 'GAR 20-11873', 'Sagebrush Casualty', '2026-08-10', '2027-08-10', { each_occurrence: 1e6, aggregate: 2e6 }),
    line('oh', 'on_hook', 'GAR 20-11873-OH', 'Sagebrush Casualty', '2026-08-10', '2027-08-10', { per_vehicle: 75000, deductible: 1000 }),
    line('al', 'auto_liability', 'SBA-660017', 'Sagebrush Casualty', '2026-08-10', '2027-08-10', { combined_single_limit: 750000 })]),
  mex: outreach('t2w7qn5vk0zx8mc3rh9jyb6fde', 'Transportes Del Valle LLC', 'Rosa Ibarra', 'rosa@ibarraseguros.example', [
    line('al', 'auto_liability', 'TDV-88120-26', 'Gulf States Commercial', '2026-07-12', '2027-07-12', { combined_single_limit: 1e6 }),
    line('cg', 'cargo', 'TDV-88121-26', 'Gulf States Commercial', '2026-07-12', '2027-07-12', { per_vehicle: 100000, deductible: 2500 })]),
  one: outreach('k8r3zc6xm1tq9vw0hn5bys7jpd', 'Walter Brandvold dba Brandvold Hauling', 'Peg Sorensen', 'peg@sorensenins.example', [
    line('al', 'auto_liability', 'OTR0045512', 'Badger Motor Carriers Mutual', '2026-04-22', '2027-04-22', { combined_single_limit: 1e6 })]),
  oo: outreach('p4t9xk2zv6mq8wn1hc7rbj0sye', 'Delgado Express LLC', 'Bev Tanaka', 'bev@tanakatrucking.example', [
    line('oa', 'occupational_accident', 'OAX-7719020', 'Pinnacle Life & Accident', '2026-10-01', '2027-10-01', { combined_single_limit: 1e6, accidental_death: 50000, accident_medical: 1e6 }),
    line('nt', 'non_trucking_liability', 'NTL 330-8841', 'Great Basin Casualty', '2026-10-01', '2027-10-01', { combined_single_limit: 1e6 }),
    line('pd', 'auto_physical_damage', 'APD 330-8842', 'Great Basin Casualty', '2026-10-01', '2027-10-01', { stated_value: 92000, deductible: 2500 })]),
  eng: outreach('d2w8mn6rx0kz4qt1vc9hyj5bpa', 'Halvorsen Engineering Group PC', 'Monique Baptiste', 'mbaptiste@harborpointins.example', [
    line('pl', 'professional_liability', 'AEP-0081-2026', 'Cascade Design Professional Ins Co', '2026-03-31', '2027-03-31', { each_claim: 2e6, aggregate: 4e6, retention: 25000 }),
    line('cy', 'cyber', 'CYB90233', 'Beacon Cyber Underwriters', '2026-03-31', '2027-03-31', { each_claim: 1e6, aggregate: 1e6, retention: 10000 }),
    line('gl', 'general_liability', '680-4C11902', 'Harrow Insurance Company', '2026-03-31', '2027-03-31', gl({ general_aggregate: 2e6 })),
    line('ex', 'excess_liability', 'EXC-680-771', 'Harrow Insurance Company', '2026-03-31', '2027-03-31', { each_occurrence: 5e6, aggregate: 5e6 })]),
  prop: outreach('w1z6hq3tk8xm5vn0cr9yjb4gae', 'Lakeside Event Center, Inc.', 'Terrence Okafor', 'tokafor@midlandrisk.example', [
    line('pr', 'property', 'CPP-7712-440', 'First Plains Mutual', '2026-05-05', '2027-05-05', { building: 4200000, business_personal_property: 350000 }),
    line('gl', 'general_liability', 'CGL-7712-441', 'First Plains Mutual', '2026-05-05', '2027-05-05', gl()),
    line('lq', 'liquor_liability', 'LQ 0093321', 'Tavernier Specialty', '2026-05-05', '2027-05-05', { each_occurrence: 1e6, aggregate: 2e6 })]),
  crane: outreach('q8m2xk5zt1vw7nc0hr4jyb6pda', 'Blackhawk Crane Service, Inc.', 'Melissa Trent', 'melissa.trent@cornerstonerisk.example', [
    line('gl', 'general_liability', 'BKS 58 31 904', 'Ohio Valley Casualty', '2026-10-01', '2027-10-01', gl({ med_exp: 10000 })),
    line('al', 'auto_liability', 'BAS 58 31 905', 'Ohio Valley Casualty', '2026-10-01', '2027-10-01', { combined_single_limit: 1e6 }),
    line('im', 'inland_marine', 'IM 8821-07', 'Granite Peak Marine', '2026-10-01', '2027-10-01', { per_item: 750000, deductible: 5000 })]),
  taxi: outreach('z3v7kq1xm5tw9nc0hr8jyb2pfe', 'Sunrise Shuttle & Limo LLC', 'Hector Salgado', 'hector@salgadoseguros.example', [
    line('al', 'auto_liability', 'LIM-40098-1', 'Empire Livery Mutual', '2026-03-10', '2027-03-10', { combined_single_limit: 1500000 }),
    line('wc', 'workers_comp', 'WKC0091827', 'Gold Coast Employers', '2026-07-01', '2027-07-01', { statutory: null, el_each_accident: 5e5, el_disease_each_employee: 5e5, el_disease_policy_limit: 5e5 })]),
}
