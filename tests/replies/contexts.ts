import type { OutreachContext } from '../../src/vocabulary/index.ts'

const gl = (amounts: Partial<Record<string, number>> = {}) =>
  Object.entries({ each_occurrence: 1_000_000, damage_to_rented_premises: 100_000, med_exp: 5_000, personal_adv_injury: 1_000_000, general_aggregate: 2_000_000, products_comp_op_agg: 2_000_000, ...amounts }).map(([label, amount]) => ({ label, amount: amount ?? null }))
const limits = (amounts: Record<string, number | null>) => Object.entries(amounts).map(([label, amount]) => ({ label, amount }))

/** Outreach of five kinds; the line ids are short so that an expectation fits on a line. */
export const CONTEXTS: Record<string, OutreachContext> = {
  haul: {
    thread_token: 'q4m8xk2vt0c9rj5w1hn7bd3esa',
    insured_name: 'Blue Mesa Hauling LLC',
    agent: { name: 'Dana Whitcomb', email: 'dana@whitcombins.example', domain: 'whitcombins.example' },
    lines: [
      { coverage_line_id: 'al', coverage_type: 'auto_liability', policy_number: 'PSX-204417', carrier: 'Prairie Star Casualty', effective_date: '2026-03-10', expiration_date: '2027-03-10', limits: limits({ combined_single_limit: 1_000_000 }) },
      { coverage_line_id: 'cg', coverage_type: 'cargo', policy_number: 'PSC-204418', carrier: 'Prairie Star Casualty', effective_date: '2026-03-10', expiration_date: '2027-03-10', limits: limits({ per_vehicle: 100_000, deductible: 2_500, reefer_breakdown: 50_000 }) },
      { coverage_line_id: 'gl', coverage_type: 'general_liability', policy_number: 'NGL 7710023', carrier: 'Northfork Mutual Insurance Company', effective_date: '2026-05-01', expiration_date: '2027-05-01', limits: gl() },
    ],
  },
  build: {
    thread_token: 'z7c1tq9mw3k5vx8r2hj0nb4dpe',
    insured_name: 'Harbor & Pine Construction Inc',
    agent: { name: 'Miguel Torres', email: 'mtorres@keystonebrokers.example', domain: 'keystonebrokers.example' },
    lines: [
      { coverage_line_id: 'gl', coverage_type: 'general_liability', policy_number: 'GPK-0091827-26', carrier: 'Granite Peak Insurance Co', effective_date: '2026-07-01', expiration_date: '2027-07-01', limits: gl() },
      { coverage_line_id: 'al', coverage_type: 'auto_liability', policy_number: 'GPA-0091828-26', carrier: 'Granite Peak Insurance Co', effective_date: '2026-07-01', expiration_date: '2027-07-01', limits: limits({ combined_single_limit: 1_000_000 }) },
      { coverage_line_id: 'um', coverage_type: 'umbrella', policy_number: 'GPU-0091829-26', carrier: 'Granite Peak Insurance Co', effective_date: '2026-07-01', expiration_date: '2027-07-01', limits: limits({ each_occurrence: 5_000_000, aggregate: 5_000_000 }) },
      { coverage_line_id: 'wc', coverage_type: 'workers_comp', policy_number: 'WCE 5530081', carrier: 'Cascade Employers Assurance', effective_date: '2026-02-15', expiration_date: '2027-02-15', limits: limits({ statutory: null, el_each_accident: 500_000, el_disease_each_employee: 500_000, el_disease_policy_limit: 500_000 }) },
    ],
  },
  office: {
    thread_token: 'h2v6rd8yk0m4xw1q9ct3jz5bng',
    insured_name: 'Sable Analytics LLC',
    agent: { name: 'Priya Natarajan', email: 'priya.n@lakefrontrisk.example', domain: 'lakefrontrisk.example' },
    lines: [
      { coverage_line_id: 'pl', coverage_type: 'professional_liability', policy_number: 'MPL-88213', carrier: 'Whitehall Specialty', effective_date: '2026-01-15', expiration_date: '2027-01-15', limits: limits({ each_claim: 2_000_000, aggregate: 4_000_000, retention: 25_000 }) },
      { coverage_line_id: 'cy', coverage_type: 'cyber', policy_number: 'CYB-55120', carrier: 'Whitehall Specialty', effective_date: '2026-01-15', expiration_date: '2027-01-15', limits: limits({ each_claim: 1_000_000, aggregate: 1_000_000 }) },
    ],
  },
  solo: {
    thread_token: 'k9w3mz7xq1v5tc8r0hj4nd2bye',
    insured_name: 'Rivera Express LLC',
    agent: { name: 'Marisol Peña', email: 'marisol@segurosdelvalle.example', domain: 'segurosdelvalle.example' },
    lines: [{ coverage_line_id: 'al', coverage_type: 'auto_liability', policy_number: 'LSV-660142', carrier: 'Lone Star Valley County Mutual', effective_date: '2026-06-20', expiration_date: '2027-06-20', limits: limits({ combined_single_limit: 750_000 }) }],
  },
  owner: {
    thread_token: 'b5x0nv4kd8j2wq7m1ztc6rhy39',
    insured_name: 'Kessler Transport',
    agent: { name: 'Wes Lindqvist', email: 'wes@lindqvistagency.example', domain: 'lindqvistagency.example' },
    lines: [
      { coverage_line_id: 'oa', coverage_type: 'occupational_accident', policy_number: 'OA-310-7742', carrier: 'Beacon National Life', effective_date: '2026-04-01', expiration_date: '2027-04-01', limits: limits({ combined_single_limit: 1_000_000, accidental_death: 250_000 }) },
      { coverage_line_id: 'nt', coverage_type: 'non_trucking_liability', policy_number: 'NTL-90112', carrier: 'Prairie Star Casualty', effective_date: '2026-04-01', expiration_date: '2027-04-01', limits: limits({ combined_single_limit: 1_000_000 }) },
      { coverage_line_id: 'pd', coverage_type: 'auto_physical_damage', policy_number: 'PDX-90113', carrier: 'Prairie Star Casualty', effective_date: '2026-04-01', expiration_date: '2027-04-01', limits: limits({ stated_value: 85_000, deductible: 1_000 }) },
    ],
  },
  tower: {
    thread_token: 'm6t2xc8rv0q4kz9w1dj7hn3bya',
    insured_name: 'Calder Environmental Services Ltd',
    agent: { name: 'Renee Abbott', email: 'renee.abbott@aldenmarsh.example', domain: 'aldenmarsh.example' },
    lines: [
      { coverage_line_id: 'gl', coverage_type: 'general_liability', policy_number: 'EGL100774', carrier: 'Ironbridge Surplus Lines', effective_date: '2026-09-01', expiration_date: '2027-09-01', limits: gl({ damage_to_rented_premises: 300_000, med_exp: 10_000 }) },
      { coverage_line_id: 'ex', coverage_type: 'excess_liability', policy_number: 'XSL 20088', carrier: 'Meridian Re Specialty', effective_date: '2026-09-01', expiration_date: '2027-09-01', limits: limits({ each_occurrence: 10_000_000, aggregate: 10_000_000 }) },
      { coverage_line_id: 'po', coverage_type: 'pollution_liability', policy_number: 'CPL-40-3318', carrier: 'Ironbridge Surplus Lines', effective_date: '2026-09-01', expiration_date: '2027-09-01', limits: limits({ each_claim: 5_000_000, aggregate: 5_000_000 }) },
    ],
  },
}
