import { createListCollection, Listbox } from "@ark-ui/react/listbox";
import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { line } from "#back-office/parts/form/controls/control-styles.ts";
import { timeOf } from "./time-text.ts";

const numbers = (count: number) =>
  createListCollection({ items: Array.from({ length: count }, (_, index) => String(index).padStart(2, "0")) });
const HOURS = numbers(24);
const SIXTY = numbers(60);

interface TimeColumnsProps {
  /** `HH:mm:ss`, or incomplete input. */
  readonly value: string;
  readonly minutes?: boolean;
  readonly onChange: (time: string) => void;
}

/** Lists of hours, minutes and, unless `minutes` is set, seconds. */
export function TimeColumns({ value, minutes = false, onChange }: TimeColumnsProps) {
  const { t } = useLingui();
  const parts = (timeOf(value) ?? "").split(":");
  const names = [t`Hours`, t`Minutes`, ...(minutes ? [] : [t`Seconds`])];
  return (
    <chakra.div display="flex" gap="1">
      {names.map((name, at) => (
        <Column
          key={name}
          aria-label={name}
          collection={at === 0 ? HOURS : SIXTY}
          value={parts[at] ? [parts[at]] : []}
          onValueChange={({ value: [chosen = "00"] }) =>
            onChange(names.map((_, index) => (index === at ? chosen : parts[index] || "00")).join(":"))
          }
        >
          <Lines aria-label={name} ref={showChosen}>
            {(at === 0 ? HOURS : SIXTY).items.map((item) => (
              <Line key={item} item={item}>
                <Listbox.ItemText>{item}</Listbox.ItemText>
              </Line>
            ))}
          </Lines>
        </Column>
      ))}
    </chakra.div>
  );
}

function showChosen(list: HTMLElement | null): void {
  const chosen = list?.querySelector<HTMLElement>("[aria-selected=true]");
  if (list && chosen) list.scrollTop = chosen.offsetTop - list.clientHeight / 2;
}

const Column = chakra(Listbox.Root, { base: { minWidth: "0" } }) as typeof Listbox.Root;
const Lines = chakra(Listbox.Content, {
  base: {
    position: "relative",
    // Shorter on phones, where the list is below the calendar.
    height: { base: "7rem", md: "17rem" },
    width: "3.5rem",
    overflowY: "auto",
    overscrollBehavior: "contain",
    fontVariantNumeric: "tabular-nums",
    fontSize: "sm",
  },
});
const Line = chakra(Listbox.Item, {
  base: {
    ...line,
    justifyContent: "center",
    "&[data-state=checked], &[data-selected]": { bg: "action", color: "action.on" },
  },
});
