import { refuse, type Template } from "./template-operation.ts";

/** The ids to delete, or null when the list is missing or empty. */
export const idsOf = (body: Template<"Ids">): readonly string[] | null =>
  body.ids === undefined || body.ids.length === 0 ? null : body.ids;

/** Refusal `ids-required`. */
export const idsRequired = refuse("Please choose the data to delete.");
