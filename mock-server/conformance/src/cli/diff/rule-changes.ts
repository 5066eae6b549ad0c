// Compares the numbered rules in the prose of two contracts. The schemas do not contain these rules.
import type { Contract } from "@hashgrove/contract/contract.ts";
import { rulesOf } from "@hashgrove/contract/rules.ts";
import type { Change } from "./change.ts";

/** Words shown before and after a difference. */
const CONTEXT = 4;

/** `A session lasts [-seven-] {+six+} days from its ...`: the difference between two texts, with context. */
function differenceOf(old: string, now: string): string {
  const [before, after] = [old.split(" "), now.split(" ")];
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const [removed, added] = [before, after].map((words) => words.slice(start, words.length - end).join(" "));
  return [
    ...(start > CONTEXT ? ["..."] : []),
    ...after.slice(Math.max(0, start - CONTEXT), start),
    ...(removed ? [`[-${removed}-]`] : []),
    ...(added ? [`{+${added}+}`] : []),
    ...after.slice(after.length - end).slice(0, CONTEXT),
    ...(end > CONTEXT ? ["..."] : []),
  ].join(" ");
}

/** Reports each rule that is new, changed or removed. A person must judge whether such a change breaks clients. */
export function ruleChanges(old: Contract, now: Contract): Change[] {
  const [before, after] = [old, now].map(
    ({ document }) => new Map(rulesOf(document).map(({ id, text }) => [id, text])),
  );
  const ids = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  return [...ids].flatMap((id): Change[] => {
    const [was, is] = [before?.get(id), after?.get(id)];
    if (was === is) return [];
    const change = { impact: "patch", where: id, isRule: true } as const;
    if (was === undefined) return [{ ...change, message: `is new: ${is}` }];
    if (is === undefined) return [{ ...change, message: `was removed: ${was}` }];
    return [{ ...change, message: differenceOf(was, is) }];
  });
}
