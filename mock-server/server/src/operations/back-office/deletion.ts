import type { BackOfficeData } from "#ports/back-office-data.ts";
import { refuse, saved } from "./back-office-operation.ts";

/** Deletes the rows with these ids and ignores unknown ids. Refusals: ids-required, for a missing or empty list. */
export const removal = <Id>({ ids = [] }: { ids?: readonly Id[] }, remove: (ids: ReadonlySet<Id>) => BackOfficeData) =>
  ids.length === 0 ? refuse("ids-required") : saved(remove(new Set(ids)));
