import { searchOf, type SectionName } from "#lib/personage-sections.ts";
import { useSelectSection } from "./use-select-section.ts";

export function useMenuLink(name: SectionName, current: boolean) {
  const select = useSelectSection(name);
  return {
    to: "/personage",
    search: searchOf({ to: name }),
    "aria-current": current ? "page" : undefined,
    onClick: select,
  } as const;
}
