/** CSS of the sign-in page. Its hash is part of the policy, so nothing may reformat it. */
export const signInStyle = `
:root {
  --papel: #fff8ea; --papel-2: #fcefd6; --tinta: #1d1736; --naranja: #f4532b;
  --naranja-oscuro: #b53110; --amarillo: #ffc436; --verde: #0f7b54; --rosa: #ffd3c4;
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; min-height: 100svh; display: grid; place-items: center;
  padding: 24px 16px; background: var(--papel-2); color: var(--tinta);
  font: 18px/1.55 Figtree, system-ui, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif;
}
body::before {
  content: ''; position: fixed; inset: 0 0 auto; height: 12px;
  background: linear-gradient(90deg, var(--naranja), var(--amarillo) 55%, var(--verde));
}
.ticket {
  --notch: 16px; width: 100%; max-width: 620px; display: grid; grid-template-columns: 96px 1fr;
  background: var(--papel);
  mask: radial-gradient(circle var(--notch) at 96px 0, transparent 98%, #000) top / 100% 51% no-repeat,
    radial-gradient(circle var(--notch) at 96px 100%, transparent 98%, #000) bottom / 100% 51% no-repeat;
}
.stub { background: var(--naranja); border-right: 3px dashed var(--papel); display: grid; place-items: center; }
.stub span {
  writing-mode: vertical-rl; transform: rotate(180deg); color: var(--tinta);
  font: 900 40px/1 'Anybody Variable', Impact, 'Arial Narrow', 'Roboto Condensed', sans-serif;
  letter-spacing: 0.02em; text-transform: uppercase;
}
.body { padding: 48px clamp(24px, 6vw, 48px); min-width: 0; }
h1 {
  margin: 0 0 16px; font: 900 clamp(40px, 9vw, 60px)/0.98 'Anybody Variable', Impact, 'Arial Narrow', 'Roboto Condensed', sans-serif;
  letter-spacing: -0.02em;
}
h1 em { font-style: normal; color: var(--naranja-oscuro); display: block; font-stretch: 125%; }
.introduction { margin: 0 0 24px; }
.alert { margin: 0 0 16px; padding: 12px 16px; background: var(--rosa); border-left: 6px solid var(--naranja-oscuro); font-weight: 600; }
label { display: block; margin: 0 0 4px; font-weight: 700; }
input:not([type='hidden']) {
  display: block; width: 100%; min-height: 48px; margin: 0 0 20px; padding: 8px 12px; font: inherit;
  color: inherit; background: #fff; border: 2px solid var(--tinta); border-radius: 4px;
}
button {
  width: 100%; min-height: 56px; margin-top: 4px; padding: 8px 24px; font: inherit; font-weight: 800;
  color: var(--tinta); background: var(--amarillo); border: 2px solid var(--tinta); border-radius: 4px; cursor: pointer;
}
details { margin-top: 20px; }
summary { padding: 8px 0; cursor: pointer; text-decoration: underline; }
details p { margin: 8px 0; }
code { display: block; padding: 8px 12px; background: var(--papel-2); font: 15px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.qr { max-width: 240px; margin: 0 0 16px; }
.codes { list-style: none; margin: 0 0 20px; padding: 0; display: grid; gap: 4px; grid-template-columns: repeat(auto-fit, minmax(200px, 1fr)); }
button:hover { background: var(--tinta); color: var(--papel); }
:focus-visible { outline: 3px solid var(--naranja-oscuro); outline-offset: 3px; }
@media (max-width: 480px) {
  .ticket { grid-template-columns: 1fr; grid-template-rows: 64px auto;
    mask: radial-gradient(circle var(--notch) at 0 64px, transparent 98%, #000) left / 51% 100% no-repeat,
      radial-gradient(circle var(--notch) at 100% 64px, transparent 98%, #000) right / 51% 100% no-repeat; }
  .stub { border-right: 0; border-bottom: 3px dashed var(--papel); }
  .stub span { writing-mode: horizontal-tb; transform: none; font-size: 30px; }
  .body { padding-block: 32px; }
}
body:has(.framed) { padding: 12px 0; place-items: start stretch; background: var(--papel); }
.framed { display: block; mask: none; }
.framed .stub { display: none; }
.framed .body { padding: 16px; }
.framed h1 { font-size: 28px; }
.framed h1 em { display: inline; }
`
