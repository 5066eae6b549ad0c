import type { Template } from "../template-operation.ts";
import { pictureOf } from "./picture.ts";

const DESCRIPTION = "A sample card: a logo, a name and a line of text that says a little about it.";
const LOGO_PX = 96;

const card = (name: string, hue: number): Template<"Card"> => ({
  logo: pictureOf(name.slice(0, 1), hue, LOGO_PX, LOGO_PX),
  name,
  desc: DESCRIPTION,
});

/** The six cards of the card table. */
export const CARDS: Template<"Card">[] = [
  card("Alipay", 212),
  card("Angular", 350),
  card("Bootstrap", 265),
  card("React", 193),
  card("Vue", 153),
  card("Webpack", 204),
];
