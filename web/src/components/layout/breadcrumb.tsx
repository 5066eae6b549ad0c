import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#components/ui/icon.tsx";

/** A link to the parent list, and the current page. */
export function Breadcrumb({ list, title }: { list: ReactNode; title: ReactNode }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Breadcrumb`}>
      <chakra.ol listStyle="none" display="flex" alignItems="center" gap="1.5" fontSize="sm" color="ink.second">
        <chakra.li flexShrink={0}>{list}</chakra.li>
        <Icon of={ChevronRight} size={16} />
        {/* Cut the title to one line, because the page's heading shows the whole title. */}
        <chakra.li aria-current="page" minWidth="0" lineHeight="snug" lineClamp="1" overflowWrap="anywhere">
          {title}
        </chakra.li>
      </chakra.ol>
    </nav>
  );
}
