import type { BackOffice } from "../back-office-operation.ts";

const DESCRIPTION = "A sample card: a logo, a name and a line of text that says a little about it.";

const card = (name: string): BackOffice<"Card"> => ({
  logo: `/demo/logos/${name.toLowerCase()}.svg`,
  name,
  desc: DESCRIPTION,
});

/** The six cards of the card table. */
export const CARDS: BackOffice<"Card">[] = [
  card("Alipay"),
  card("Angular"),
  card("Bootstrap"),
  card("React"),
  card("Vue"),
  card("Webpack"),
];
