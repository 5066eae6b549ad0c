import { EXAMPLES } from "./data/examples.ts";
import type { TemplateData } from "#ports/template-data.ts";

/** The template data of a new world. */
export const NEW_TEMPLATE_DATA: TemplateData = { records: EXAMPLES, made: 0 };
