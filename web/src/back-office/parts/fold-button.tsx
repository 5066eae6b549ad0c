import { chakra } from "@chakra-ui/react";
import { ChevronDown, ChevronUp } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";

interface FoldButtonProps extends Omit<ComponentProps<typeof Button>, "onToggle"> {
  /** The id of the `Folded` element that the button toggles. */
  readonly of: string;
  /** From this width on, the button is hidden and the content always visible. */
  readonly until: "md" | "lg";
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
}

/** Toggles content that small screens collapse, so that the list below is visible first. */
export function FoldButton({ of, until, open, onToggle, children, ...rest }: FoldButtonProps) {
  return (
    <Narrow data-until={until}>
      <Button
        size="sm"
        variant="outline"
        maxWidth="full"
        aria-controls={of}
        aria-expanded={open}
        onClick={() => onToggle(!open)}
        {...rest}
      >
        {children}
        <Icon of={open ? ChevronUp : ChevronDown} size={16} />
      </Button>
    </Narrow>
  );
}

const Narrow = chakra("div", {
  base: {
    "&[data-until=md]": { display: { md: "none" } },
    "&[data-until=lg]": { display: { lg: "none" } },
  },
});

/** Content that small screens can hide: hidden below the width `data-fold`, always shown without it. */
export const Folded = chakra("div", {
  base: {
    "&[data-fold=md]": { display: { mdDown: "none" } },
    "&[data-fold=lg]": { display: { lgDown: "none" } },
  },
});
