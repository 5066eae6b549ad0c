import { chakra } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#components/ui/icon.tsx";

/** Collapsible fine print. A native details element, which needs no state. */
export function Fold({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Details>
      <Summary>
        {title}
        <Icon of={ChevronDown} size={16} />
      </Summary>
      {children}
    </Details>
  );
}

const Details = chakra("details", {
  base: { fontSize: "sm", lineHeight: "snug", "&[open] > summary svg": { transform: "rotate(180deg)" } },
});

const Summary = chakra("summary", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "1",
    width: "fit-content",
    minHeight: "8",
    color: "link",
    fontWeight: "semibold",
    borderRadius: "sm",
    cursor: "pointer",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
  },
});
