import { chakra } from "@chakra-ui/react";
import { Check, Clock, RotateCcw } from "lucide-react";
import { Icon } from "#components/ui/icon.tsx";
import type { StepState } from "./first-steps-state.ts";

export function StepMark({ state, number }: { state: StepState; number: number }) {
  switch (state) {
    case "done":
      return (
        <Sign aria-hidden look="done">
          <Icon of={Check} size={16} />
        </Sign>
      );
    case "waiting":
      return (
        <Sign aria-hidden look="review">
          <Icon of={Clock} size={16} />
        </Sign>
      );
    case "again":
      return (
        <Sign aria-hidden look="review">
          <Icon of={RotateCcw} size={16} />
        </Sign>
      );
    case "open":
    case "password":
      return <Sign aria-hidden>{number}</Sign>;
  }
}

const Sign = chakra("span", {
  base: {
    flexShrink: 0,
    display: "grid",
    placeItems: "center",
    boxSize: "7",
    borderRadius: "full",
    borderWidth: "1px",
    borderColor: "transparent",
    fontSize: "sm",
    fontWeight: "semibold",
  },
  variants: {
    look: {
      number: { borderColor: "brand", color: "ink" },
      done: { bg: "success.soft", color: "success" },
      review: { bg: "review.soft", color: "review" },
    },
  },
  defaultVariants: { look: "number" },
});
