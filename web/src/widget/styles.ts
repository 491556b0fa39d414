// The looks of both widgets, as a constructed sheet: a host's policy needs to allow no inline style. What a host may
// change are the custom properties and the parts.
export const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :host { display: block; color-scheme: light dark; container-type: inline-size;
    --ink: var(--steelyard-ink, light-dark(#1b1c1e, #e9e7e2)); --muted: var(--steelyard-muted, light-dark(#5c6066, #9aa0a6));
    --line: var(--steelyard-line, light-dark(#dddad3, #2d3136)); --fault: var(--steelyard-fault, light-dark(#a3260f, #ff9c87));
    padding: 8px; background: var(--steelyard-surface, light-dark(#ffffff, #1a1d20)); color: var(--ink);
    font: var(--steelyard-font, 14px/20px system-ui, "Noto Sans SC", "PingFang SC", "Microsoft YaHei", sans-serif); }
  :host([hidden]) { display: none; }
  :host([theme="light"]) { color-scheme: light; }
  :host([theme="dark"]) { color-scheme: dark; }
  table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  th, td { padding: 4px 8px 4px 0; border-bottom: 1px solid var(--line); font-weight: 400; text-align: left;
    vertical-align: top; overflow-wrap: anywhere; }
  thead th, small, caption, p { color: var(--muted); font-size: 12px; line-height: 16px; text-align: left; }
  small { display: block; }
  thead th, .number { overflow-wrap: normal; }
  .number { padding-right: 0; padding-left: 8px; text-align: right; }
  p { margin: 4px 0; }
  ul { margin: 0; padding: 0; list-style: none; }
  [role="alert"] p, li { color: var(--fault); }
  @container (max-width: 400px) { .wide { display: none; } }
`);
