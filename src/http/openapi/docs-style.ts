/** The page's looks: light and dark by the reader's choice, one column on a phone. */
export const DOCS_STYLE = `
:root{--bg:#fff;--ink:#1d2330;--soft:#5b6475;--line:#e3e7ee;--side:#f6f8fb;--code:#101828;--codeink:#e6ebf5;--link:#1f5fbf;--get:#1a7f4b;--post:#1f5fbf;--put:#9a5b00}
@media(prefers-color-scheme:dark){:root{--bg:#12161d;--ink:#e4e8ef;--soft:#98a2b3;--line:#2a313d;--side:#171c25;--code:#0b0f16;--codeink:#dbe3f0;--link:#7db0ff;--get:#5fd397;--post:#7db0ff;--put:#f0b35c}}
*{box-sizing:border-box}html{scroll-padding-top:16px}
body{margin:0;background:var(--bg);color:var(--ink);font:15px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Liberation Sans",sans-serif;display:grid;grid-template-columns:300px minmax(0,1fr)}
a{color:var(--link);text-decoration:none}a:hover{text-decoration:underline}
nav{position:sticky;top:0;height:100vh;overflow:auto;background:var(--side);border-right:1px solid var(--line);padding:18px 14px 60px;font-size:13px}
nav h4{margin:18px 0 4px;font-size:11px;letter-spacing:.06em;text-transform:uppercase;color:var(--soft)}
nav ul{list-style:none;margin:0;padding:0}nav li a{display:flex;gap:7px;align-items:baseline;color:var(--ink);padding:2px 4px;border-radius:4px;overflow-wrap:anywhere}nav li a:hover{background:var(--line);text-decoration:none}
.m{font:600 10px/1.6 ui-monospace,"Liberation Mono",monospace;min-width:32px;display:inline-block}.m.get{color:var(--get)}.m.post{color:var(--post)}.m.put{color:var(--put)}
main{padding:34px 40px 120px;max-width:1500px}
h1{font-size:30px;margin:0 0 6px}h2.tag{font-size:23px;margin:64px 0 4px;padding-top:18px;border-top:2px solid var(--line)}
.lead{color:var(--soft);margin:0 0 12px;max-width:72ch}.prose{max-width:74ch}.prose h3{font-size:17px;margin:26px 0 4px}.prose p{margin:4px 0 10px}
.op{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,.85fr);gap:34px;padding:26px 0 30px;border-bottom:1px solid var(--line)}.op.one{display:block;max-width:900px}
.op h3{margin:0 0 4px;font-size:18px;overflow-wrap:anywhere}.op h5{margin:20px 0 6px;font-size:12px;text-transform:uppercase;letter-spacing:.05em;color:var(--soft)}.op h5 small{text-transform:none;letter-spacing:0;font-weight:400}
.path{margin:2px 0;font-size:14px}.path .m{font-size:12px}.path i{font-style:normal;color:var(--put)}.note{margin:2px 0 0;color:var(--soft);font-size:13px}
code{font:.88em ui-monospace,"Liberation Mono",Menlo,monospace;background:var(--side);border:1px solid var(--line);border-radius:4px;padding:0 4px;overflow-wrap:anywhere}.path code{border:0;background:none;padding:0;font-size:1em}
dl.fields{margin:0;border-top:1px solid var(--line);display:grid;grid-template-columns:minmax(0,38%) minmax(0,1fr);overflow-wrap:anywhere}dl.fields>dt{padding:5px 8px 5px 0;border-bottom:1px solid var(--line)}dl.fields>dt code{border:0;background:none;padding:0;font-weight:600}
dl.fields>dd{margin:0;padding:5px 0;border-bottom:1px solid var(--line)}dl.fields>dd.nest{grid-column:1/-1;padding:0}dl.fields dd.nest>dl.fields{margin:0 0 0 14px;border-left:3px solid var(--line);padding-left:12px;border-top:0;font-size:.94em}
small{color:var(--soft);font-size:12px}.say{color:var(--soft);font-size:14px}.type{color:var(--soft)}.or{color:var(--soft);margin:8px 0}details summary{cursor:pointer;color:var(--soft)}details code{margin:2px 1px;display:inline-block}
dl.errors{display:grid;grid-template-columns:44px 1fr;gap:3px 8px;margin:0;font-size:13px}dl.errors dt{font-weight:600}dl.errors dd{margin:0}
.code{position:sticky;top:14px;align-self:start;max-height:calc(100vh - 28px);overflow:auto}figure{margin:0 0 14px;background:var(--code);color:var(--codeink);border-radius:8px;overflow:hidden}
figcaption{font-size:11px;text-transform:uppercase;letter-spacing:.06em;opacity:.65;padding:8px 14px 0}pre{margin:0;padding:8px 14px 14px;font:12px/1.5 ui-monospace,"Liberation Mono",Menlo,monospace;overflow:auto;max-height:480px}
@media(max-width:1050px){.op{display:block}.code{position:static;max-height:none;margin-top:18px}}
@media(max-width:760px){body{display:block}nav{position:static;height:auto;max-height:40vh;border-right:0;border-bottom:1px solid var(--line)}main{padding:22px 16px 80px}dl.fields{display:block}dl.fields>dt{border:0;padding-bottom:0}dl.fields>dd{padding-top:0}}
`
