/** Added to the style of all developer pages. */
export const panelStyle = `
.switches { margin-top: 40px; }
.ticket.well .stub { background: var(--verde); color: var(--papel); }
.ticket.failing .stub { background: var(--naranja); }
.ticket.unused .stub { background: var(--rosa); }
.stub small { display: block; margin-top: 6px; font: 600 15px/1.25 Figtree, system-ui, sans-serif; letter-spacing: 0; }
.note { color: var(--tinta-2); font-size: 16px; }
.expected { list-style: none; margin: 10px 0 0; padding: 0; display: grid; gap: 8px; }
.expected a { font-weight: 700; display: inline-block; padding: 4px 0; }
.expected q { display: block; font-weight: 700; quotes: '«' '»'; }
.switch { margin-top: 14px; }
label { display: block; font-weight: 700; margin-bottom: 4px; }
select, input {
  font: inherit; color: inherit; background: #fff; border: 2px solid var(--tinta); border-radius: 4px;
  min-height: 48px; padding: 8px 12px; width: 100%; max-width: 20rem;
}
.faults { margin: 24px 0 0; padding: 0 0 0 1.2em; color: var(--tinta-2); font-size: 16px; }
.bar { margin-top: 24px; display: flex; flex-wrap: wrap; gap: 12px 16px; align-items: end; }
.bar > div { flex: 1 1 15rem; }
button.button { margin: 0; font: inherit; font-weight: 800; color: inherit; cursor: pointer; }
button.button:hover { color: var(--papel); }
button.plain { background: transparent; }
button.plain:hover { background: var(--tinta); }
.others { margin-top: 56px; padding-top: 32px; border-top: 3px dashed var(--naranja-oscuro); }
.others .expected { gap: 16px; margin-top: 20px; }
.error-form { margin-top: 24px; display: grid; gap: 10px; justify-items: start; }
.error-form q { font-weight: 700; quotes: '«' '»'; }
@media (max-width: 600px) {
  .stub small { display: inline; margin: 0 0 0 8px; }
}
`
