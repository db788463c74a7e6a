/** Style of the pages. The policy allows it by hash, so it is served unchanged. */
export const style = `
:root {
  --papel: #fff8ea; --papel-2: #fcefd6; --tinta: #1d1736; --tinta-2: #564d70; --naranja: #f4532b;
  --naranja-oscuro: #b53110; --amarillo: #ffc436; --verde: #0f7b54; --rosa: #ffd3c4;
  --ancha: 'Anybody Variable', Impact, 'Arial Narrow', 'Roboto Condensed', sans-serif;
  --fija: ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace;
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; min-height: 100svh; padding: 12px 0 64px; background: var(--papel-2);
  color: var(--tinta); font: 18px/1.55 Figtree, system-ui, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif;
}
body::before {
  content: ''; position: fixed; inset: 0 0 auto; height: 12px;
  background: linear-gradient(90deg, var(--naranja), var(--amarillo) 55%, var(--verde));
}
main { max-width: 928px; margin: 0 auto; padding: clamp(32px, 6vw, 64px) 16px 0; }
h1, h2 { margin: 0; font-family: var(--ancha); font-weight: 900; letter-spacing: -0.02em; overflow-wrap: anywhere; }
h1 { font-size: clamp(44px, 9vw, 76px); line-height: 0.98; }
h1 em { font-style: normal; color: var(--naranja-oscuro); display: block; font-stretch: 125%; }
h2 { font-size: 26px; line-height: 1.1; }
p { margin: 0; }
.introduction { margin-top: 16px; max-width: 34em; }
a { color: inherit; text-decoration-color: var(--naranja-oscuro); text-decoration-thickness: 2px; text-underline-offset: 3px; }
:focus-visible { outline: 3px solid var(--naranja-oscuro); outline-offset: 3px; }

.tickets { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; }
.ticket {
  --notch: 9px; --stub: 168px; display: grid; grid-template-columns: var(--stub) 1fr; min-height: 88px;
  background: var(--papel); color: inherit; text-decoration: none;
  mask: radial-gradient(circle var(--notch) at var(--stub) 0, transparent 98%, #000) top / 100% 51% no-repeat,
    radial-gradient(circle var(--notch) at var(--stub) 100%, transparent 98%, #000) bottom / 100% 51% no-repeat;
}
.stub {
  display: grid; place-items: center; padding: 12px; border-right: 3px dashed var(--papel);
  background: var(--amarillo); font: 900 21px/1.05 var(--ancha); text-align: center;
}
.about { padding: 16px 24px; min-width: 0; align-content: center; display: grid; gap: 2px; }
.about strong { font-size: 20px; line-height: 1.3; overflow-wrap: anywhere; }
.ticket:hover strong { text-decoration: underline; text-decoration-color: var(--naranja-oscuro); text-decoration-thickness: 2px; text-underline-offset: 4px; }
.tickets a:focus-visible { outline-offset: -6px; }
.button {
  display: inline-block; margin-top: 24px; padding: 12px 24px; min-height: 56px; font-weight: 800;
  background: var(--amarillo); border: 2px solid var(--tinta); border-radius: 4px; text-decoration: none;
}
.button:hover { background: var(--tinta); color: var(--papel); }

h1.subject { font-size: clamp(32px, 5.5vw, 48px); line-height: 1.05; }
.count { margin: 40px 0 12px; font-weight: 700; color: var(--tinta-2); }
.sent .stub { background: var(--verde); color: var(--papel); }
.failed .stub { background: var(--naranja); }
.waiting .stub { background: var(--rosa); }
.when { color: var(--tinta-2); font-size: 16px; }
.empty { margin-top: 40px; padding: 40px clamp(24px, 6vw, 48px); border: 3px dashed var(--naranja-oscuro); }
.empty p { margin-top: 8px; }
.back { display: inline-block; margin-bottom: 24px; min-height: 44px; line-height: 44px; font-weight: 700; }
.failure { margin-top: 24px; padding: 12px 16px; background: var(--rosa); border-left: 6px solid var(--naranja-oscuro); font-weight: 600; }
.letter { margin-top: 24px; background: var(--papel); border-top: 6px solid var(--naranja); padding: clamp(20px, 4vw, 40px); }
dl { margin: 0; display: grid; grid-template-columns: max-content 1fr; gap: 6px 24px; }
dt { font-weight: 700; color: var(--tinta-2); }
dd { margin: 0; overflow-wrap: anywhere; }
.letter h2 { margin-top: 32px; padding-top: 28px; border-top: 3px dashed var(--papel-2); }
pre { margin: 16px 0 0; font: 16px/1.6 var(--fija); white-space: pre-wrap; overflow-wrap: anywhere; }
details { margin-top: 28px; padding-top: 20px; border-top: 3px dashed var(--papel-2); }
summary { min-height: 44px; line-height: 44px; font-weight: 700; cursor: pointer; }
details pre { font-size: 14px; margin-top: 4px; }

@media (max-width: 600px) {
  .ticket { grid-template-columns: 1fr; grid-template-rows: 48px auto;
    mask: radial-gradient(circle var(--notch) at 0 48px, transparent 98%, #000) left / 51% 100% no-repeat,
      radial-gradient(circle var(--notch) at 100% 48px, transparent 98%, #000) right / 51% 100% no-repeat; }
  .stub { border-right: 0; border-bottom: 3px dashed var(--papel); place-items: center start; padding: 0 20px; }
  .about { padding: 14px 20px 18px; }
  dl { grid-template-columns: 1fr; gap: 0; }
  dd { margin-bottom: 12px; }
}
`
