import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { pagesToOffer } from "#lib/paging.ts";
import { Icon } from "./icon.tsx";

interface PagerProps {
  page: number;
  /** Number of pages; hidden if 1. */
  count: number;
  onPage: (page: number) => void;
}

/**
 * Buttons for the pages of a list: the previous and the next one; on wide screens also the first, the last and those
 * around the current page.
 */
export function Pager({ page, count, onPage }: PagerProps) {
  const { t } = useLingui();
  if (count <= 1) return null;
  return (
    <chakra.nav aria-label={t`Pages`} display="flex" alignItems="center" justifyContent="center" gap="1">
      <Step aria-label={t`Previous page`} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Icon of={ChevronLeft} />
      </Step>
      <chakra.ul display={{ base: "none", sm: "flex" }} alignItems="center" gap="1" listStyle="none">
        {pagesToOffer(page, count).map((at, index) => (
          <li key={at ?? `gap-${index}`}>
            {at === null ? (
              <chakra.span aria-hidden color="ink.second" paddingX="1">
                …
              </chakra.span>
            ) : (
              <Step
                aria-label={t`Page ${at}`}
                aria-current={at === page ? "page" : undefined}
                onClick={() => at !== page && onPage(at)}
              >
                {at}
              </Step>
            )}
          </li>
        ))}
      </chakra.ul>
      <chakra.span
        display={{ base: "inline", sm: "none" }}
        paddingX="2"
        color="ink.second"
        fontSize="sm"
        fontVariantNumeric="tabular-nums"
      >
        <Trans>
          Page {page} of {count}
        </Trans>
      </chakra.span>
      <Step aria-label={t`Next page`} disabled={page >= count} onClick={() => onPage(page + 1)}>
        <Icon of={ChevronRight} />
      </Step>
    </chakra.nav>
  );
}

const Step = chakra(
  "button",
  {
    base: {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      minWidth: "var(--field-height, {sizes.control})",
      minHeight: "var(--field-height, {sizes.control})",
      paddingX: "2",
      borderRadius: "control",
      fontSize: "sm",
      fontWeight: "medium",
      fontVariantNumeric: "tabular-nums",
      color: "ink.second",
      cursor: "pointer",
      transitionProperty: "background-color, color",
      transitionDuration: "fast",
      _hover: { bg: "bg.hover", color: "ink" },
      _currentPage: { bg: "brand.soft", color: "ink", fontWeight: "semibold" },
      _disabled: { opacity: 0.4, cursor: "not-allowed", _hover: { bg: "transparent" } },
    },
  },
  { defaultProps: { type: "button" } },
);
