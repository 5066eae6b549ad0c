const ROLES: Readonly<Record<string, string>> = {
  alert: "[role=alert]",
  banner: "body header, [role=banner]",
  button: "button:not([role]), summary, input:is([type=button], [type=submit]), [role=button]",
  cell: "td, [role=cell]",
  checkbox: "input[type=checkbox], [role=checkbox]",
  contentinfo: "footer, [role=contentinfo]",
  dialog: "dialog, [role=dialog], [role=alertdialog]",
  heading: "h1, h2, h3, h4, h5, h6",
  link: "a[href]:not([role]), [role=link]",
  listbox: "[role=listbox]",
  listitem: "li, [role=listitem]",
  main: "main",
  option: "[role=option]",
  radio: "input[type=radio], [role=radio]",
  region: "section:is([aria-label], [aria-labelledby]), [role=region]",
  row: "tr, [role=row]",
  status: "[role=status]",
  tab: "[role=tab]",
  table: "table, [role=table]",
  textbox:
    "textarea, [role=textbox], input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=button], [type=submit], [type=password], [type=hidden])",
};

/** A selector of the elements that have a role. */
export function selectorOf(role: string): string {
  const selector = ROLES[role];
  if (selector === undefined) throw new Error(`roles.ts does not know the role ${role}`);
  return selector;
}
