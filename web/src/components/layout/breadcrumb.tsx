import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#components/ui/icon.tsx";

/** The list that a page belongs to, as a link, and the page itself. */
export function Breadcrumb({ list, title }: { list: ReactNode; title: ReactNode }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Breadcrumb`}>
      <chakra.ol listStyle="none" display="flex" alignItems="center" gap="1.5" fontSize="sm" color="ink.second">
        <chakra.li flexShrink={0}>{list}</chakra.li>
        <Icon of={ChevronRight} size={16} />
        {/* The heading below has all of a long name. */}
        <chakra.li aria-current="page" minWidth="0" lineHeight="snug" truncate>
          {title}
        </chakra.li>
      </chakra.ol>
    </nav>
  );
}
