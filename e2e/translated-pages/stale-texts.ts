// Compares the texts that React wrote with the visible ones: they differ if another program replaced a node that React
// still updates. The expected texts come from the data that React keeps on elements.
import type { Evaluates } from "../screen-list/page-subset.ts";

interface Fiber {
  readonly tag: number;
  readonly stateNode: unknown;
  readonly memoizedProps: { readonly children?: unknown } | string | null;
  readonly memoizedState: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** Finds elements whose visible text differs from the text that React wrote last; returns both texts of each. */
export const staleTexts = (page: Evaluates): Promise<string[]> =>
  page.evaluate(() => {
    const [ROOT, PORTAL, ELEMENT, OFFSCREEN, HOISTABLE, SINGLETON] = [3, 4, 5, 22, 26, 27];
    const faults: string[] = [];
    let compared = 0;
    const plain = (text: string): string => text.replaceAll("\u200B", "");
    const children = (fiber: Fiber): Fiber[] => {
      const found: Fiber[] = [];
      for (let at = fiber.child; at; at = at.sibling) found.push(at);
      return found;
    };
    const isHidden = ({ tag, memoizedState }: Fiber): boolean => tag === OFFSCREEN && memoizedState !== null;
    /** The texts and elements that a fiber adds to the element around it, in order. */
    const parts = (fiber: Fiber): (string | Node)[] => {
      if (isHidden(fiber) || fiber.tag === PORTAL || fiber.tag === HOISTABLE) return [];
      if (typeof fiber.memoizedProps === "string") return [plain(fiber.memoizedProps)];
      if (fiber.tag === ELEMENT || fiber.tag === SINGLETON) return [fiber.stateNode as Node];
      return children(fiber).flatMap(parts);
    };
    const isReacts = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith("__react"));
    /** Joins adjacent texts. */
    const inOrder = (all: readonly (string | Node)[]): (string | Node)[] => {
      const joined: (string | Node)[] = [];
      for (const part of all) {
        const last = joined.at(-1);
        if (typeof part === "string" && typeof last === "string") joined.splice(-1, 1, last + part);
        else if (part !== "") joined.push(part);
      }
      return joined;
    };
    const check = (fiber: Fiber): void => {
      if (isHidden(fiber)) return;
      if (fiber.tag === ELEMENT && fiber.stateNode instanceof Element) {
        const element = fiber.stateNode;
        const props = fiber.memoizedProps;
        const own = typeof props === "object" ? props?.children : undefined;
        const isText = typeof own === "string" || typeof own === "number";
        const expected = inOrder(isText ? [plain(String(own))] : children(fiber).flatMap(parts));
        const shown = inOrder(
          [...element.childNodes].map((node) =>
            node instanceof Element && (isReacts(node) || node.nodeName !== "FONT")
              ? node
              : plain(node.textContent ?? ""),
          ),
        );
        // Compare only elements in which React wrote text; effects may fill empty ones.
        if (expected.some((part) => typeof part === "string") && element.nodeName !== "TEXTAREA") {
          compared += 1;
          if (shown.length !== expected.length || shown.some((part, at) => part !== expected[at]))
            faults.push(`shown: ${describe(shown)}; React wrote: ${describe(expected)}`);
        }
      }
      children(fiber).forEach(check);
    };
    const describe = (all: readonly (string | Node)[]): string =>
      all.map((part) => (typeof part === "string" ? part : `<${part.nodeName}>`)).join("");
    const roots = document.querySelectorAll("#root, [data-prerendered]");
    for (const container of roots) {
      const key = Object.keys(container).find((name) => name.startsWith("__reactContainer$"));
      const host = key && (container as unknown as Record<string, Fiber & { stateNode: { current: Fiber } }>)[key];
      if (host && host.tag === ROOT) check(host.stateNode.current);
    }
    return compared === 0 ? ["nothing of React's was found in the page"] : faults;
  });
