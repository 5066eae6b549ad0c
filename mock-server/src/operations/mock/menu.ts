import { MENUS } from "./data/menus.ts";
import { answer, type TemplateOperation } from "./template-operation.ts";

/** The whole menu tree. */
export const list: TemplateOperation<"mock.menu.list"> = () => answer({ list: MENUS });
