// Finds elements by what people see. `findAll` runs in the page, so it cannot use anything outside itself.

/** A step of a locator. Patterns are passed as source and flags. */
export type Step =
  | { readonly by: "css"; readonly css: string }
  | {
      readonly by: "role";
      readonly role: string;
      readonly css: string;
      readonly name?: Pattern;
      readonly exact?: boolean;
    }
  | { readonly by: "label"; readonly name: Pattern; readonly exact?: boolean }
  | { readonly by: "text"; readonly text: Pattern }
  | { readonly by: "visible" }
  | { readonly by: "nth"; readonly index: number };
export type Pattern = string | { readonly source: string; readonly flags: string };

/** Elements that match the steps, in document order. */
export function findAll(steps: readonly Step[]): Element[] {
  // Like Playwright: break opportunities (zero-width space, soft hyphen) are not part of a name.
  const plain = (text: string | null): string =>
    (text ?? "")
      .replace(/[\u200b\u00ad]/g, "")
      .replace(/\s+/g, " ")
      .trim();
  const isMatch = (text: string, wanted: Pattern, exact = false): boolean => {
    if (typeof wanted !== "string") return new RegExp(wanted.source, wanted.flags).test(text);
    return exact ? text === plain(wanted) : text.toLowerCase().includes(plain(wanted).toLowerCase());
  };
  /** Whether the element is in the accessibility tree. */
  const isExposed = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest("[aria-hidden=true], [inert]");
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const textOf = (node: Node): string => {
    if (node instanceof HTMLElement && node.getAttribute("aria-hidden") === "true") return "";
    if (node instanceof Element && node.hasAttribute("aria-label")) return node.getAttribute("aria-label") ?? "";
    if (node instanceof HTMLImageElement) return node.alt;
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? "";
    return [...node.childNodes].map(textOf).join(node instanceof HTMLElement ? " " : "");
  };
  const labelOf = (element: Element): string => {
    const ids = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
    if (ids.length > 0) return ids.map((id) => plain(document.getElementById(id)?.textContent ?? "")).join(" ");
    const own = element.getAttribute("aria-label");
    if (own !== null) return plain(own);
    const labels = "labels" in element ? (element.labels as NodeListOf<HTMLLabelElement> | null) : null;
    return labels && labels.length > 0 ? [...labels].map((label) => plain(textOf(label))).join(" ") : "";
  };
  const nameOf = (element: Element): string =>
    labelOf(element) || plain(textOf(element)) || plain(element.getAttribute("title"));
  /** Also compares names without spaces, because `textOf` adds a space after each element. */
  const isNamed = (name: string, wanted: Pattern, exact?: boolean): boolean =>
    isMatch(name, wanted, exact) ||
    isMatch(name.replaceAll(" ", ""), typeof wanted === "string" ? wanted.replaceAll(" ", "") : wanted, exact);
  const below = (roots: readonly ParentNode[], css: string): Element[] => [
    ...new Set(roots.flatMap((root) => [...root.querySelectorAll(css)])),
  ];

  let found: Element[] = [document.documentElement];
  for (const step of steps) {
    if (step.by === "css") found = below(found, step.css);
    else if (step.by === "role") {
      found = below(found, step.css).filter(isExposed);
      const { name, exact } = step;
      if (name !== undefined) found = found.filter((element) => isNamed(nameOf(element), name, exact));
    } else if (step.by === "label") {
      const { name, exact } = step;
      found = below(found, "input, textarea, select, [role=slider]").filter((element) =>
        isNamed(labelOf(element), name, exact),
      );
    } else if (step.by === "text") {
      const { text } = step;
      found = found.filter((element) => isMatch(plain(element.textContent), text));
    } else if (step.by === "visible") found = found.filter(isSeen);
    else found = found.slice(step.index, step.index === -1 ? undefined : step.index + 1);
  }
  return found;
}
