import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { ariaOf, type ControlState, textOf } from "../control.ts";
import { bare, box } from "./control-styles.ts";

interface InputProps extends ControlState {
  readonly type?: "text" | "textarea" | "email" | "tel" | "url" | "password" | "search";
  readonly placeholder?: string;
  readonly autoComplete?: string;
  readonly readOnly?: boolean;
  /** Maximum length, with a counter. */
  readonly maxlength?: number;
  readonly clearable?: boolean;
  readonly rows?: number;
  /** `prefix` and `suffix` are inside the box, before and after the text. */
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  /** `prepend` and `append` are outside the box, joined to it. */
  readonly prepend?: ReactNode;
  readonly append?: ReactNode;
  /** Transforms the typed text to the stored one: `(text) => text.replace(/\D/g, "")`. */
  readonly parser?: (text: string) => string;
  /** Formats the stored text for display. */
  readonly formatter?: (text: string) => string;
}

export function InputControl(props: InputProps) {
  const { type = "text", value, onChange, maxlength, clearable = false, rows = 3, formatter, parser, disabled } = props;
  const { prefix, suffix, prepend, append } = props;
  const { t } = useLingui();
  const kept = textOf(value);
  const text = formatter ? formatter(kept) : kept;
  const given = {
    ...ariaOf(props),
    value: text,
    ...(props.placeholder && { placeholder: props.placeholder }),
    ...(props.autoComplete && { autoComplete: props.autoComplete }),
    ...(props.readOnly && { readOnly: true }),
    ...(maxlength && { maxLength: maxlength }),
  };
  const change: ComponentProps<"input">["onChange"] = ({ currentTarget }) =>
    onChange(parser ? parser(currentTarget.value) : currentTarget.value);
  const count = maxlength && (
    <chakra.span color="ink.second" fontSize="xs" fontVariantNumeric="tabular-nums" aria-hidden>
      {[...text].length}/{maxlength}
    </chakra.span>
  );
  if (type === "textarea") {
    return (
      <chakra.div display="grid" justifyItems="end">
        <Area {...given} rows={rows} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
        {count}
      </chakra.div>
    );
  }
  return (
    <chakra.div display="flex" minWidth="0">
      {prepend && <Aside data-side="start">{prepend}</Aside>}
      <Frame data-invalid={props.invalid || undefined} data-disabled={disabled || undefined}>
        {prefix && <Within>{prefix}</Within>}
        <Line {...given} type={type} onChange={change} />
        {clearable && kept !== "" && !disabled && (
          <IconButton aria-label={t`Clear`} boxSize="7" marginEnd="-1.5" onClick={() => onChange("")}>
            <Icon of={X} size={16} />
          </IconButton>
        )}
        {count}
        {suffix && <Within>{suffix}</Within>}
      </Frame>
      {append && <Aside data-side="end">{append}</Aside>}
    </chakra.div>
  );
}

const Frame = chakra("div", {
  base: {
    ...box,
    gap: "2",
    flex: "1",
    minWidth: "0",
    paddingY: "0",
    "&:has(:focus-visible)": { outline: "2px solid {colors.brand}", outlineOffset: "1px" },
    "&[data-disabled]": { bg: "bg.sunken", color: "ink.second" },
    "[data-side=start] + &": { borderStartRadius: "0" },
    "&:has(+ [data-side=end])": { borderEndRadius: "0" },
  },
});
const Line = chakra("input", { base: bare });
const Area = chakra("textarea", { base: { ...box, display: "block", paddingY: "2", resize: "vertical" } });
const Within = chakra("span", { base: { display: "inline-flex", flexShrink: 0, color: "ink.second" } });
const Aside = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    flexShrink: 0,
    paddingX: "3",
    bg: "bg.sunken",
    color: "ink.second",
    fontSize: "sm",
    borderWidth: "1px",
    borderColor: "hairline.strong",
    borderRadius: "sm",
    "&[data-side=start]": { borderEndRadius: "0", borderInlineEndWidth: "0" },
    "&[data-side=end]": { borderStartRadius: "0", borderInlineStartWidth: "0" },
  },
});
