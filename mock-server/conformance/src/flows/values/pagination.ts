// Check P1: the pages of a list add up to the whole list, in order, without duplicates.
import type { Call } from "@hashgrove/contract/contract.ts";
import { isNode } from "@hashgrove/contract/document.ts";
import type { Answer } from "#client/probe.ts";
import { FAILED, NO_MEMBER, PASSED, type Flow, type FlowRun } from "#flows/flow.ts";
import type { ShownRequest } from "#replies/finding.ts";
import type { BaseRequest } from "#requests/base-requests.ts";

interface Page {
  readonly items: readonly unknown[];
  readonly total: number | null;
  readonly request: ShownRequest;
}

const SIZE = 2;
/** Maximum number of pages to read; longer lists are compared up to there. */
const MOST_PAGES = 6;

/** Items of a reply, either the data itself or its `list`. */
function pageIn({ data, request }: Answer): Page | null {
  if (Array.isArray(data)) return { items: data, total: null, request };
  if (!isNode(data) || !Array.isArray(data.list)) return null;
  return { items: data.list, total: typeof data.total === "number" ? data.total : null, request };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A fault of the pages and the request that shows it. */
export interface PageFault {
  readonly what: string;
  readonly page: Page;
}

/** Compares the pages with the whole list; null if they match. */
function pageFault(whole: Page, pages: readonly Page[], beyond: Page): PageFault | null {
  const long = pages.findIndex(({ items }) => items.length > SIZE);
  const longest = pages[long];
  if (longest) return { what: `page ${long + 1} of limit ${SIZE} has ${longest.items.length} items`, page: longest };
  const union = pages.flatMap(({ items }) => items);
  const wanted = whole.items.slice(0, pages.length * SIZE);
  const at = wanted.findIndex((item, index) => !same(item, union[index]));
  if (at >= 0 || union.length !== wanted.length) {
    const index = Math.floor((at < 0 ? wanted.length : at) / SIZE);
    const what = `page ${index + 1} does not continue where the one before ended: an item is missing, repeated or elsewhere`;
    return { what, page: pages[index] ?? whole };
  }
  const other = [...pages, beyond].find(({ total }) => total !== whole.total);
  if (other) return { what: `total is not the same on every page: ${whole.total}, then ${other.total}`, page: other };
  if (beyond.items.length > 0) return { what: `a page past the end has ${beyond.items.length} items`, page: beyond };
  return null;
}

const WORDS = [
  ["page", "limit"],
  ["pageIndex", "pageSize"],
] as const;

/** Calls that accept the parameters but return everything, as documented. */
const IGNORES_PAGES: ReadonlySet<string> = new Set(["mock.department.tableList"]);

/** Names of the paging parameters; null for calls without paging. */
function pageWords({ query }: Call): readonly [page: string, limit: string] | null {
  const names = Object.keys(query.properties as object);
  return WORDS.find((words) => words.every((word) => names.includes(word))) ?? null;
}

/** Paging flow of a call; null for calls without paging. */
export function paginationOf(call: Call, base: BaseRequest): Flow | null {
  const words = pageWords(call);
  if (!words || call.effect !== "read" || IGNORES_PAGES.has(call.operationId)) return null;
  const name = `pagination of ${call.operationId}`;

  const read = async (run: FlowRun, page: number, limit: number): Promise<Page | null> => {
    const query = [...base.query, [words[0], String(page)], [words[1], String(limit)]] as const;
    const token = call.secured ? run.people.member?.token : undefined;
    const answer = await run.probe.ask({ call, token, query }, name);
    return answer.outcome === "ok" ? pageIn(answer) : null;
  };

  return {
    name,
    check: "pagination",
    needs: "read",
    operations: [call.operationId],
    async run(run) {
      if (call.secured && !run.people.member) return NO_MEMBER;
      const whole = await read(run, 1, 100);
      if (!whole) return { kind: "not-reached", why: "the list was not returned" };
      const pages: Page[] = [];
      for (let page = 1; page <= Math.min(MOST_PAGES, Math.ceil(whole.items.length / SIZE)); page += 1) {
        const found = await read(run, page, SIZE);
        if (!found) return { kind: "not-reached", why: "a page of the list was not returned" };
        pages.push(found);
      }
      const beyond = await read(run, 90_000, SIZE);
      if (!beyond) return { kind: "not-reached", why: "a page past the end was not returned" };
      const fault = pageFault(whole, pages, beyond);
      if (fault === null) return PASSED;
      run.probe.report(
        {
          check: "pagination",
          severity: "error",
          expected: "pages that together are the list, in its order",
          got: fault.what,
          pointer: "/data",
        },
        { operation: call.operationId, case: name, request: fault.page.request },
      );
      return FAILED;
    },
  };
}
