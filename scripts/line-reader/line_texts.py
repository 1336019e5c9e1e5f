"""Invents lines of text as insurance papers carry them: values, labels, names, addresses, sentences. Nothing is copied from a paper."""

import random
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CHARS = ''.join(chr(c) for c in range(33, 127))

MONTHS = 'January February March April May June July August September October November December'.split()
LABELS = """POLICY NUMBER|POLICY EFF|POLICY EXP|(MM/DD/YYYY)|POLICY EFF (MM/DD/YYYY)|POLICY EXP (MM/DD/YYYY)|TYPE OF INSURANCE|ADDL INSD|SUBR WVD|ADDL|SUBR|INSD|WVD
LIMITS|INSR LTR|INSR|LTR|INSURER A :|INSURER B :|INSURER C :|INSURER D :|INSURER E :|INSURER F :|NAIC #|INSURER(S) AFFORDING COVERAGE|PRODUCER|INSURED|CONTACT NAME:|CONTACT
NAME:|PHONE|(A/C, No, Ext):|FAX|(A/C, No):|E-MAIL|ADDRESS:|COVERAGES|CERTIFICATE NUMBER:|REVISION NUMBER:|COMMERCIAL GENERAL LIABILITY|GENERAL LIABILITY|CLAIMS-MADE|OCCUR
EACH OCCURRENCE|DAMAGE TO RENTED|PREMISES (Ea occurrence)|DAMAGE TO RENTED PREMISES (Ea occurrence)|MED EXP (Any one person)|PERSONAL & ADV INJURY|GENERAL AGGREGATE
PRODUCTS - COMP/OP AGG|GEN'L AGGREGATE LIMIT APPLIES PER:|POLICY|PROJECT|PRO-|JECT|LOC|OTHER:|AUTOMOBILE LIABILITY|ANY AUTO|OWNED|OWNED AUTOS ONLY|ALL OWNED AUTOS|ALL OWNED|AUTOS
SCHEDULED|SCHEDULED AUTOS|HIRED|HIRED AUTOS|NON-OWNED|NON-OWNED AUTOS|AUTOS ONLY|COMBINED SINGLE LIMIT|(Ea accident)|BODILY INJURY (Per person)|BODILY INJURY (Per accident)|PROPERTY DAMAGE
(Per accident)|(Per person)|UMBRELLA LIAB|EXCESS LIAB|DED|RETENTION $|AGGREGATE|WORKERS COMPENSATION|AND EMPLOYERS' LIABILITY|Y / N|Y/N|N / A|N/A|ANY PROPRIETOR/PARTNER/EXECUTIVE
OFFICER/MEMBER EXCLUDED?|(Mandatory in NH)|If yes, describe under|DESCRIPTION OF OPERATIONS below|PER|STATUTE|OTH-|ER|PER STATUTE|E.L. EACH ACCIDENT|E.L. DISEASE - EA EMPLOYEE|E.L. DISEASE - POLICY LIMIT
DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES|CERTIFICATE HOLDER|CANCELLATION|AUTHORIZED REPRESENTATIVE|DATE (MM/DD/YYYY)|CERTIFICATE OF LIABILITY INSURANCE|CERTIFICATE OF PROPERTY INSURANCE
EVIDENCE OF PROPERTY INSURANCE|INSURANCE BINDER|BINDER #|EFFECTIVE|EXPIRATION|EFFECTIVE DATE|EXPIRATION DATE|TIME|12:01 AM|NOON|COVERAGE/FORMS|AMOUNT|COINS %|DEDUCTIBLE|CAUSES OF LOSS|BASIC|BROAD|SPECIAL
SPECIAL CONDITIONS/ OTHER COVERAGES|FIRE DAMAGE (Any one fire)|PERSONAL PROPERTY|BUSINESS INCOME|EXTRA EXPENSE|BUILDING|CONTENTS|RENTAL VALUE|BLANKET BUILDING|BLANKET PERS PROP|INLAND MARINE|CRIME|TYPE OF POLICY|BOILER & MACHINERY / EQUIPMENT BREAKDOWN
COVERED PROPERTY|NAMED PERILS|EARTHQUAKE|WIND|FLOOD|GARAGE LIABILITY|AUTO ONLY - EA ACCIDENT|OTHER THAN AUTO ONLY:|EA ACC|AGG|CARGO|MOTOR TRUCK CARGO|TRAILER INTERCHANGE|PHYSICAL DAMAGE|COLLISION|COMPREHENSIVE|OTHER THAN COLLISION|UNINSURED MOTORIST|MEDICAL PAYMENTS|PERSONAL INJURY PROT
SELF-INSURED RETENTION|WC STATUTORY LIMITS|LOAN NUMBER|LOSS PAYEE|MORTGAGEE|ADDITIONAL INSURED|LENDER'S LOSS PAYABLE|CO LTR|COMPANY|AGENCY|CODE:|SUB CODE:|AGENCY CUSTOMER ID:|POLICY PERIOD|FROM|TO|NAMED INSURED|MAILING ADDRESS|DECLARATIONS|COMMON POLICY DECLARATIONS
LIMITS OF INSURANCE|Each Occurrence Limit|General Aggregate Limit|Products-Completed Operations Aggregate Limit|Personal and Advertising Injury Limit|Damage to Premises Rented to You|Medical Expense Limit|any one person|any one premises|TOTAL PREMIUM|Premium|Annual Premium|Policy Number:|Policy Period:|Named Insured:|Agent:|Policy Type|Coverage|Limit|Limits of Liability|Deductible|Forms and Endorsements|Schedule of Covered Autos|VIN|Year Make Model|Business Auto|Description of Business|Form of Business:|Effective Date:|Expiration Date:|Certificate Holder|Issue Date|Professional Liability|Pollution Liability|Per Claim|Aggregate|Retroactive Date|Liquor Liability|Cyber Liability|Employee Benefits""".replace('\n', '|').split('|')
WORDS = """insurance policy coverage certificate holder additional insured waiver subrogation cancellation notice days written prior endorsement operations project contract required agreement primary noncontributory liability general automobile umbrella excess workers compensation
employers professional pollution property damage bodily injury personal advertising aggregate occurrence limit limits premium deductible retention effective expiration named insurer producer agent broker company authorized representative the of and to in for is are by with as on or any all this that such respect subject terms
conditions exclusions issued matter information only confers no rights upon does not amend extend alter afforded policies below shown may have been reduced paid claims location vehicle scheduled hired owned non-owned any auto driver trailer cargo freight construction roofing plumbing electrical heating landscaping painting concrete
framing steel drywall excavation paving cleaning security services management consulting engineering equipment rental lessor owner tenant landlord county city state department blanket per form attached applies when premises completed products where provided should described cancelled before date thereof will delivered accordance provisions""".split()
CITIES = 'Springfield Riverside Franklin Greenville Bristol Clinton Fairview Salem Madison Georgetown Arlington Ashland Dover Oxford Jackson Burlington Manchester Milton Newport Auburn Dayton Lexington Milford Winchester Hudson Kingston Columbia Denver Houston Phoenix Dallas Austin Atlanta Omaha Tampa Orlando Boise Reno Tulsa Fresno Oakland Plano Mesa Naples Bellevue Yonkers Akron Toledo Lubbock Laredo Norfolk Irvine Chandler Jersey'.split()
STATES = 'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC'.split()
STREETS = 'Main Oak Maple Cedar Pine Elm Washington Lake Hill Walnut Park River Spring Church Mill Market Union Bridge Prospect Highland Forest Jefferson Lincoln Center Industrial Commerce Airport Ridge Valley Sunset Franklin Broad Peachtree Mission Harbor Orchard Meadow'.split()
WAYS = 'St Street Ave Avenue Rd Road Blvd Dr Drive Ln Lane Way Ct Pkwy Hwy Suite Pl Ter Cir'.split()
FIRST = 'James Mary Robert Patricia John Jennifer Michael Linda David Elizabeth William Barbara Richard Susan Joseph Jessica Thomas Sarah Carlos Maria Daniel Lisa Ahmed Nancy Anthony Karen Mark Betty Luis Sandra Steven Ashley Kim Paul Emily Andrew Donna Joshua Michelle Ken Olga Ivan Priya Wei Ana Jill Bill Ali'.split()
LAST = 'Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Hernandez Lopez Wilson Anderson Taylor Moore Lee Perez Thompson White Harris Clark Lewis Robinson Walker Young Allen King Wright Scott Torres Nguyen Hill Flores Green Adams Nelson Baker Hall Rivera Campbell Mitchell Carter Gill Ellis Willis Kelly Novak Patel Kowalski'.split()
TRADES = 'Construction Roofing Plumbing Electric Electrical Heating Cooling Mechanical Landscaping Painting Concrete Masonry Framing Steel Drywall Flooring Excavating Paving Logistics Trucking Transport Freight Hauling Express Carriers Services Solutions Contractors Builders Homes Insulation Glass Fence Tile Cleaning Security Staffing Oil Petroleum Energy Power Foods Farms Properties Realty Rentals Equipment Supply Industries Enterprises Group Partners Holdings Associates Management Restoration'.split()
ENDS = ['Inc', 'Inc.', 'LLC', 'L.L.C.', 'Corp', 'Corp.', 'Corporation', 'Co', 'Co.', 'Company', 'Ltd', 'LP', 'LLP', 'PLLC', '& Sons', '& Associates', '']
INSURERS = ['Insurance Company', 'Insurance Co', 'Ins Co', 'Insurance Co.', 'Ins. Co.', 'Insurance', 'Casualty Company', 'Casualty Co', 'Mutual Insurance Company', 'Indemnity Company', 'Indemnity Co', 'Fire Insurance Company', 'Insurance Corp', 'Assurance Company', 'Specialty Insurance Company', 'Insurance Exchange', 'Insurance Group', 'Insurance Co of America', 'Surety Company', 'Casualty Insurance Company', 'Property & Casualty Ins Co']
AGENCY = ['Insurance Agency', 'Insurance Services', 'Insurance Group', 'Agency Inc', 'Risk Management', 'Insurance Brokers', 'Insurance Solutions LLC', 'Risk Partners', '& Co Insurance', 'Insurance Associates Inc.', 'Insurance Center']
SYLLABLES = 'al an ar ba be bi bo bra ca ce che cla co cor da de di dor el en er fa fe fi for ga ge gi gra ha he hi il in is ja jo ka ke ki la le li lo lu ma me mi mo na ne ni no ol on or pa pe pi po qua ra re ri ro sa se shi so sta ta te ti to tra ul un va ve vi wa we wi wo ya za zo ll tt ss ff mm'.split()


def _carriers():
    path = ROOT / 'src/extraction/naic/carriers.csv'
    lines = path.read_text(encoding='utf8').splitlines()[1:]
    names = [re.split(r',(?=(?:[^"]*"[^"]*")*[^"]*$)', line) for line in lines if re.match(r'\d{5},', line)]
    return [(n[0], n[1].strip('"')) for n in names if len(n) > 1]


class LineTexts:
    """Draws texts from one seeded source of chance."""

    def __init__(self, seed):
        self.r = random.Random(seed)
        self.carriers = _carriers()
        words = Path('/usr/share/dict/words')
        self.words = [w for w in words.read_text(encoding='utf8').split() if re.fullmatch(r"[A-Za-z']{2,14}", w)] if words.exists() else WORDS
        self.makers = [
            (20, self.amount), (13, self.date), (19, self.policy_number), (4, self.naic), (17, self.label), (11, self.carrier), (5, self.company), (3, self.agency),
            (4, self.person), (7, self.address), (4, self.contact), (11, self.sentence), (4, self.mark), (3, self.noise), (3, self.figures),
        ]
        self.weights = [w for w, _ in self.makers]

    def line(self):
        r = self.r
        text = r.choices(self.makers, self.weights)[0][1]()
        return re.sub(r'[^\x20-\x7e]', '', re.sub(r' +', ' ', text)).strip()[:64] or 'X'

    def labelled(self):
        """A label with its amount behind it."""
        amount = self.amount().strip()
        return re.sub(r'[^\x20-\x7e]', '', f"{self.label()} {'' if amount.startswith('$') or self.r.random() < 0.4 else '$ '}{amount}").strip()[:64]

    def amount(self):
        r = self.r
        kind = r.random()
        if kind < 0.55:
            value = r.choice([100, 125, 150, 175, 200, 225, 250, 300, 350, 375, 400, 450, 500, 600, 650, 700, 750, 800, 900]) * 10 ** r.randint(0, 5)
        elif kind < 0.85:
            value = r.randint(1, 999) * 10 ** r.randint(0, 5)
        else:
            value = r.randint(1, 99_999_999)
        text = f'{value:,}' if r.random() < 0.9 else str(value)
        if r.random() < 0.12:
            text += f'.{r.choice([0, 0, r.randint(0, 99)]):02d}'
        sign = r.random()
        text = ('$ ' if sign < 0.2 else '$' if sign < 0.5 else '') + text
        if r.random() < 0.05:
            text += r.choice([' Ded', ' CSL', ' per claim', ' Agg', ' Each', ' /', ' ea acc', '.', ' Limit'])
        return text

    def date(self):
        r = self.r
        y, m, d = r.randint(2008, 2032), r.randint(1, 12), r.randint(1, 31)
        kind = r.random()
        if kind < 0.5:
            text = f'{m:02d}/{d:02d}/{y}'
        elif kind < 0.75:
            text = f'{m}/{d}/{y}'
        elif kind < 0.82:
            text = f'{m}/{d}/{y % 100:02d}' if r.random() < 0.5 else f'{m:02d}/{d:02d}/{y % 100:02d}'
        elif kind < 0.9:
            text = f'{m:02d}-{d:02d}-{y}' if r.random() < 0.7 else f'{y}-{m:02d}-{d:02d}'
        else:
            month = r.choice([MONTHS[m - 1], MONTHS[m - 1][:3], MONTHS[m - 1][:3].upper(), MONTHS[m - 1].upper()])
            text = f'{month} {d}, {y}' if r.random() < 0.7 else f'{d}-{month[:3]}-{y}'
        more = r.random()
        if more < 0.06:
            text += r.choice([' - ', ' to ', '-', ' TO ']) + f'{m:02d}/{d:02d}/{y + 1}'
        elif more < 0.1:
            text += r.choice([' 12:01 AM', ' 12:01 A.M.', ' 12:01 am Standard Time', ' NOON'])
        elif more < 0.13:
            text = r.choice(['Effective: ', 'From ', 'Date: ', 'Exp. ']) + text
        return text

    def digits(self, n):
        return ''.join(self.r.choice('0123456789') for _ in range(n))

    def letters(self, n):
        return ''.join(self.r.choice('ABCDEFGHIJKLMNOPQRSTUVWXYZ') for _ in range(n))

    def policy_number(self):
        r, d, a = self.r, self.digits, self.letters
        kind = r.randint(0, 13)
        if kind == 0:
            return d(r.randint(6, 12))
        if kind == 1:
            return a(r.randint(1, 4)) + d(r.randint(5, 11))
        if kind == 2:
            return a(r.randint(2, 4)) + r.choice(['-', ' ', '']) + d(r.randint(3, 8)) + r.choice(['-', ' ']) + d(r.randint(1, 4))
        if kind == 3:
            return a(r.randint(2, 4)) + d(r.randint(4, 9)) + r.choice(['', '-', ' ']) + d(2)
        if kind == 4:
            return d(2) + a(r.randint(2, 3)) + d(r.randint(4, 8))
        if kind == 5:
            return d(r.randint(1, 4)) + '-' + d(r.randint(3, 8)) + ('-' + d(r.randint(1, 4)) if r.random() < 0.6 else '')
        if kind == 6:
            return a(r.randint(2, 4)) + '-' + d(r.randint(4, 8)) + '-' + r.choice([a(1), d(2), a(2), a(1) + d(1)])
        if kind == 7:
            return a(2) + r.choice([' ', '-']) + a(r.randint(1, 3)) + r.choice([' ', '-']) + d(r.randint(4, 9))
        if kind == 8:
            return ''.join(r.choice('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789012345') for _ in range(r.randint(7, 14)))
        if kind == 9:
            return r.choice(['WC', 'GL', 'CA', 'CGL', 'BAP', 'UMB', 'BOP', 'CPP', 'EXC', 'PL', 'MTC', 'TBD', 'CU', 'XS', 'AL', 'WCA', 'CAP']) + r.choice(['', ' ', '-', '- ']) + d(r.randint(4, 9)) + r.choice(['', '', '-' + d(2), '-' + a(1), a(1), ' ' + d(2)])
        if kind == 10:
            return a(1) + d(r.randint(6, 10)) + a(r.randint(0, 2))
        if kind == 11:
            return d(r.randint(2, 3)) + ' ' + d(r.randint(3, 7)) + ' ' + d(r.randint(1, 4))
        if kind == 12:
            one = r.choice('0123456789')
            return a(r.randint(0, 4)) + ''.join(one if r.random() < 0.5 else r.choice('0123456789') for _ in range(r.randint(5, 9)))
        return a(3) + '-' + a(3) + '-' + str(r.randint(2015, 2030)) + '-' + d(r.randint(3, 6))

    def figures(self):
        r = self.r
        return r.choice([self.digits(r.randint(1, 4)), f'{r.randint(1, 100)}%', f'({self.digits(3)}) {self.digits(3)}-{self.digits(4)}', f'{r.randint(1, 9)}/{r.randint(1, 40)}', f'#{self.digits(r.randint(2, 7))}', f'{self.digits(5)}-{self.digits(4)}', f'ACORD {r.randint(20, 140)} ({r.randint(2001, 2026)}/{r.randint(1, 12):02d})', f'CG {self.digits(2)} {self.digits(2)} {self.digits(2)} {self.digits(2)}', f'{r.randint(1, 12)} of {r.randint(1, 40)}', f'Page {r.randint(1, 40)}'])

    def naic(self):
        r = self.r
        code = self.digits(5) if r.random() < 0.5 else r.choice(self.carriers)[0]
        return code if r.random() < 0.85 else r.choice(['NAIC # ', 'NAIC: ', 'NAIC#', 'NAIC ']) + code

    def label(self):
        r = self.r
        label = r.choice(LABELS)
        how = r.random()
        return label.upper() if how < 0.1 else label.title() if how < 0.2 else label + ':' if how < 0.25 else label

    def name(self):
        r = self.r
        kind = r.random()
        if kind < 0.35:
            return r.choice(LAST)
        if kind < 0.6:
            return ''.join(r.choice(SYLLABLES) for _ in range(r.randint(2, 4))).capitalize()
        if kind < 0.85:
            return r.choice(self.words).capitalize()
        return self.letters(r.randint(2, 4))

    def cased(self, text, upper=0.2):
        return text.upper() if self.r.random() < upper else text

    def carrier(self):
        r = self.r
        if r.random() < 0.5:
            text = r.choice(self.carriers)[1]
        else:
            text = ' '.join([self.name() for _ in range(r.randint(1, 2))] + [r.choice(INSURERS)])
        if r.random() < 0.12:
            text = f'INSURER {r.choice("ABCDEF")} : ' + text
        return self.cased(text, 0.25)

    def company(self):
        r = self.r
        return self.cased(' '.join([self.name() for _ in range(r.randint(1, 2))] + [r.choice(TRADES)] + ([r.choice(ENDS)] if r.random() < 0.8 else [])), 0.3)

    def agency(self):
        return self.cased(' '.join([self.name() for _ in range(self.r.randint(1, 2))] + [self.r.choice(AGENCY)]), 0.2)

    def person(self):
        r = self.r
        return self.cased(r.choice([f'{r.choice(FIRST)} {r.choice(LAST)}', f'{r.choice(FIRST)} {self.letters(1)}. {r.choice(LAST)}', f'{r.choice(FIRST)} {self.name()}', f'{r.choice(LAST)}, {r.choice(FIRST)}']), 0.2)

    def address(self):
        r = self.r
        kind = r.random()
        if kind < 0.45:
            text = f'{r.randint(1, 19999)} {r.choice(["", "", "N ", "S. ", "East ", "NW "])}{r.choice(STREETS + CITIES)} {r.choice(WAYS)}{r.choice(["", "", "", ".", f" Ste {r.randint(1, 900)}", f" #{r.randint(1, 99)}", f", Suite {r.randint(1, 900)}"])}'
        elif kind < 0.9:
            text = f'{r.choice(CITIES + [self.name()])}{r.choice([", ", " ", ", "])}{r.choice(STATES)} {self.digits(5)}{r.choice(["", "", "", "-" + self.digits(4)])}'
        else:
            text = f'P.O. Box {r.randint(10, 99999)}' if r.random() < 0.6 else f'PO BOX {r.randint(10, 99999)}'
        return self.cased(text, 0.3)

    def contact(self):
        r = self.r
        kind = r.random()
        if kind < 0.5:
            d = self.digits
            return r.choice([f'({d(3)}) {d(3)}-{d(4)}', f'{d(3)}-{d(3)}-{d(4)}', f'({d(3)}){d(3)}-{d(4)}', f'{d(3)}.{d(3)}.{d(4)}', f'Phone: {d(3)}-{d(3)}-{d(4)}', f'Fax ({d(3)}) {d(3)}-{d(4)}'])
        host = ''.join(r.choice(SYLLABLES) for _ in range(r.randint(2, 4))) + r.choice(['.com', '.com', '.net', '.org', '.us', 'ins.com', 'insurance.com'])
        return r.choice([r.choice(FIRST).lower() + r.choice(['.', '_', '', '']) + r.choice(LAST).lower(), r.choice(['info', 'certs', 'service', 'coi']), self.letters(1).lower() + r.choice(LAST).lower() + self.digits(r.randint(0, 2))]) + '@' + host

    def sentence(self):
        r = self.r
        words = []
        for _ in range(r.randint(1, 9)):
            one = r.random()
            words.append(r.choice(WORDS) if one < 0.6 else r.choice(self.words) if one < 0.95 else self.figures())
        if r.random() < 0.5:
            words[0] = words[0].capitalize()
        for i in range(len(words)):
            if r.random() < 0.06:
                words[i] += r.choice([',', '.', ';', ':', ')', ','])
            elif r.random() < 0.03:
                words[i] = r.choice(['(', '"', '&', '/']) + words[i]
        text = ' '.join(words) + ('.' if r.random() < 0.25 else '')
        return self.cased(text, 0.35)

    def mark(self):
        r = self.r
        return r.choice(['X', 'X', 'x', 'Y', 'N', 'A', 'B', 'C', 'D', 'E', 'F', '$', '$', 'N/A', 'Y/N', '%', 'XX', 'Yes', 'No', 'YES', 'NO', 'X X', 'A,B', '-', 'None', 'TBD', 'Incl', 'Included', 'Excluded', 'Statutory', 'Y N', 'NIL', 'per', '&'])

    def noise(self):
        r = self.r
        return ''.join(r.choice(CHARS + ' ') for _ in range(r.randint(2, 12)))
