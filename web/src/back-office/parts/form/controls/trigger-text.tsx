import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { Icon } from "#components/ui/icon.tsx";

interface TriggerTextProps {
  /** Text of the chosen options; "" if there are none. */
  readonly text: string;
  readonly placeholder?: string | undefined;
}

/** Content of a button that opens a list: the choice on one line, or a placeholder, and a chevron. */
export function TriggerText({ text, placeholder }: TriggerTextProps) {
  const { t } = useLingui();
  return (
    <>
      <Line data-empty={text === "" || undefined}>{text || (placeholder ?? t`Choose`)}</Line>
      <chakra.span marginInlineStart="auto" display="flex" color="ink.second">
        <Icon of={ChevronDown} size={16} />
      </chakra.span>
    </>
  );
}

const Line = chakra("span", {
  base: {
    minWidth: "0",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    "&[data-empty]": { color: "ink.second" },
  },
});
