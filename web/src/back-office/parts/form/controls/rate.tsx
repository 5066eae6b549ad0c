import { RatingGroup } from "@ark-ui/react/rating-group";
import { chakra } from "@chakra-ui/react";
import { Star } from "lucide-react";
import type { ControlState } from "../control.ts";

interface RateProps extends ControlState {
  readonly count?: number;
  readonly allowHalf?: boolean;
  /** A word for each rating, shown beside the stars. */
  readonly texts?: readonly string[];
}

export function RateControl({ count = 5, allowHalf = false, texts, ...state }: RateProps) {
  const value = typeof state.value === "number" ? state.value : 0;
  return (
    <RatingGroup.Root
      ids={{ root: state.id, label: state.labelId }}
      count={count}
      allowHalf={allowHalf}
      value={value}
      disabled={state.disabled === true}
      onValueChange={(change) => state.onChange(change.value)}
      onBlur={state.onBlur}
    >
      <Stars>
        <RatingGroup.Context>
          {({ items }) =>
            items.map((item) => (
              <Item key={item} index={item}>
                <RatingGroup.ItemContext>
                  {({ half, highlighted }) => (
                    <Shape data-filled={highlighted ? (half ? "half" : "whole") : undefined}>
                      <Star size={20} strokeWidth={1.5} aria-hidden />
                    </Shape>
                  )}
                </RatingGroup.ItemContext>
              </Item>
            ))
          }
        </RatingGroup.Context>
        <RatingGroup.HiddenInput />
        {texts && (
          <chakra.span marginStart="3" color="ink.second" fontSize="sm">
            {texts[Math.ceil(value) - 1]}
          </chakra.span>
        )}
      </Stars>
    </RatingGroup.Root>
  );
}

const Stars = chakra(RatingGroup.Control, {
  base: { display: "flex", alignItems: "center", minHeight: "var(--field-height, 2.25rem)" },
});
const Item = chakra(RatingGroup.Item, { base: { padding: "0.5", cursor: "pointer", borderRadius: "sm" } });
const Shape = chakra("span", {
  base: {
    display: "flex",
    color: "hairline.strong",
    "&[data-filled=whole]": { color: "review", "& svg": { fill: "currentColor" } },
    "&[data-filled=half]": {
      color: "review",
      "& svg": { fill: "currentColor", clipPath: "inset(0 50% 0 0)" },
      bg: "linear-gradient(90deg, transparent 50%, {colors.hairline} 50%)",
    },
  },
});
