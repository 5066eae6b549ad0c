import { chakra } from "@chakra-ui/react";
import { useId } from "react";

interface SwatchesProps<Colour extends string> {
  readonly legend: string;
  readonly colours: readonly Colour[];
  readonly value: string;
  readonly onChange: (colour: Colour) => void;
}

/** A colour choice: native radio buttons, each named by its colour code. */
export function Swatches<Colour extends string>({ legend, colours, value, onChange }: SwatchesProps<Colour>) {
  const name = useId();
  return (
    <chakra.fieldset border="none" minWidth="0">
      <chakra.legend fontSize="sm" fontWeight="semibold" marginBottom="2">
        {legend}
      </chakra.legend>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {colours.map((colour) => (
          <Swatch
            key={colour}
            type="radio"
            name={name}
            aria-label={colour}
            title={colour}
            checked={colour === value}
            onChange={() => onChange(colour)}
            style={{ backgroundColor: colour }}
          />
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}

const Swatch = chakra("input", {
  base: {
    appearance: "none",
    boxSize: "7",
    borderWidth: "1px",
    borderColor: "hairline.strong",
    borderRadius: "sm",
    cursor: "pointer",
    forcedColorAdjust: "none",
    _checked: { boxShadow: "0 0 0 2px {colors.bg.raised}, 0 0 0 4px {colors.action}" },
  },
});
