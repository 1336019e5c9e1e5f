/** URLs that try to reach `port` on this machine or on a private network, in every spelling that has fooled a guard before. */
export function attackUrls(port: number): string[] {
  const hosts = [
    ...loopbackSpellings(),
    ...privateSpellings(),
    ...embeddedSpellings(),
    ...internalNames(),
    ...['[::1]', '[::]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]', '[::ffff:0:7f00:1]', '[::7f00:1]'],
    ...[
      '[fe80::1]',
      '[fe80::1%25lo]',
      '[fc00::1]',
      '[fd00:ec2::254]',
      '[fec0::1]',
      '[ff02::1]',
      '[100::1]',
      '[2001:db8::1]',
      '[3fff::1]',
      '[5f00::1]',
    ],
  ]
  const urls: string[] = []
  for (const host of hosts) urls.push(`https://${host}:${port}/hook`, `http://${host}:${port}/hook`)
  for (const host of ['127.0.0.1', '[::1]', 'localhost', '169.254.169.254', '10.0.0.1', '2130706433', '0x7f.1'])
    urls.push(...disguises(host, port))
  return urls
}

const loopbackSpellings = () => [
  ...['127.0.0.1', '127.1', '127.0.1', '127.255.255.254', '127.127.127.127', '127.0.0.1.', '0', '0.0.0.0', '0.0.0.1', '00000'],
  ...[
    '2130706433',
    '0x7f000001',
    '0x7F.1',
    '0x7f.0.0.1',
    '0x7f.0x0.0x0.0x1',
    '017700000001',
    '0177.1',
    '0177.0.0.01',
    '0177.0x0.0.1',
    '0x7f.1',
  ],
  ...['127.0.0.1%2e', '127%2e0%2e0%2e1', '%31%32%37.0.0.1', '127。0。0。1', '127．0．0．1', '１２７.0.0.1', '①②⑦.0.0.1', '⑯⑨。②⑤④。⑯⑨｡②⑤④'],
  ...['4294967296', '127.0.0.1:', '0x0', '0x00000000', '000.000.000.000', '127.0.65535', '127.16777215', '0x7f.0xffffff', '٠.0.0.0'],
]

const privateSpellings = () => [
  ...[
    '10.0.0.1',
    '10.255.255.255',
    '10.1',
    '167772161',
    '0xa000001',
    '012.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '2886729729',
    '192.168.0.1',
  ],
  ...[
    '192.168.257',
    '3232235521',
    '0xc0a80001',
    '169.254.169.254',
    '2852039166',
    '0xa9fea9fe',
    '0251.0376.0251.0376',
    '169.254.0xa9fe',
    '169.16689662',
  ],
  ...[
    '169.254.170.2',
    '100.64.0.1',
    '100.100.100.200',
    '192.0.0.192',
    '192.0.2.1',
    '192.88.99.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
  ],
  ...[
    '224.0.0.1',
    '239.255.255.250',
    '240.0.0.1',
    '255.255.255.255',
    '168.63.129.16',
    '192.0.0.1',
    '0.0.0.255',
    '192.31.196.1',
    '192.52.193.1',
  ],
]

/** An IPv4 address carried in an IPv6 one: mapped, 6to4, NAT64 (both prefixes), Teredo (inverted), SIIT, ISATAP. */
function embeddedSpellings(): string[] {
  const inner = ['127.0.0.1', '10.0.0.1', '172.16.5.4', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '8.8.8.8']
  return inner.flatMap((v4) => {
    const [a, b, c, d] = v4.split('.').map(Number) as [number, number, number, number]
    const high = ((a << 8) | b).toString(16)
    const low = ((c << 8) | d).toString(16)
    const invertedHigh = (((a << 8) | b) ^ 0xffff).toString(16)
    const invertedLow = (((c << 8) | d) ^ 0xffff).toString(16)
    return [
      `[::ffff:${v4}]`,
      `[::ffff:0:${v4}]`,
      `[2002:${high}:${low}::1]`,
      `[2002:${high}:${low}:1:2:3:4:5]`,
      `[64:ff9b::${v4}]`,
      `[64:ff9b:1::${high}:${low}]`,
      `[2001:0:4136:e378:8000:63bf:${invertedHigh}:${invertedLow}]`,
      `[2606:4700:1:2:0:5efe:${high}:${low}]`,
      `[2606:4700:1:2:200:5efe:${high}:${low}]`,
      `[fe80::5efe:${v4}]`,
    ]
  })
}

const internalNames = () => [
  ...[
    'localhost',
    'LOCALHOST',
    'localhost.',
    'LocalHost',
    'a.localhost',
    'localhost.localdomain',
    'ⓛocalhost',
    'localhoſt',
    'ip6-localhost',
  ],
  ...[
    'metadata',
    'metadata.google.internal',
    'metadata.google.internal.',
    'kubernetes.default.svc.cluster.local',
    'printer.local',
    'db',
    'postgres',
  ],
  ...[
    'router.lan',
    'wpad',
    'server.corp',
    'nas.home.arpa',
    'instance-data.ec2.internal',
    'host.docker.internal',
    'x.intranet',
    'localhost%2e',
  ],
]

/** Authority tricks, other schemes, and characters that parsers disagree about. */
const disguises = (host: string, port: number) => [
  `https://example.com@${host}:${port}/`,
  `https://example.com:443@${host}:${port}/`,
  `https://example.com%40${host}:${port}/`,
  `https://example.com#@${host}:${port}/`.replace('#', '%23'),
  `https://${host}:${port}#@example.com/`,
  `https://${host}:${port}?@example.com/`,
  `https://${host}:${port}\\@example.com/`,
  `https://example.com\\@${host}:${port}/`,
  `https:\\\\${host}:${port}\\`,
  `https:/${host}:${port}/`,
  `https:${host}:${port}/`,
  `https:///${host}:${port}/`,
  `//${host}:${port}/`,
  ` https://${host}:${port}/`,
  `https://${host}:${port}/\r\nHost: example.com`,
  `ht\ntps://${host}:${port}/`,
  `https://${host}\t:${port}/`,
  `http://user:pass@${host}:${port}/`,
  `ftp://${host}:${port}/`,
  `file://${host}/etc/passwd`,
  `file:///etc/passwd`,
  `gopher://${host}:${port}/_GET`,
  `dict://${host}:${port}/stat`,
  `ws://${host}:${port}/`,
  `data:text/plain,${host}`,
  `javascript:fetch('http://${host}:${port}')`,
  `jar:https://${host}:${port}!/`,
  `https://${host}:${port}@`,
  `https://[${host}]:${port}/`,
  `HTTPS://${host.toUpperCase()}:${port}/`,
  `https://${host}:0${port}/`,
  `view-source:http://${host}:${port}/`,
  `unix:///var/run/docker.sock`,
  `https://unix:/var/run/docker.sock:/`,
]
