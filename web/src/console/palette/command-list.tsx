import { Listbox, createListCollection } from "@ark-ui/react/listbox";
import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { TextInput } from "#components/forms/text-input.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { HIDDEN_FROM_SIGHT } from "#components/ui/visually-hidden.tsx";
import { CommandQuestion } from "./command-question.tsx";
import { type Command, findCommands } from "./command.ts";

interface CommandListProps {
  commands: readonly Command[];
  input: React.RefObject<HTMLInputElement | null>;
  onDone: () => void;
}

/** Searches for a command and runs it; some commands need a confirmation or a reason first. */
export function CommandList({ commands, input, onDone }: CommandListProps) {
  const { t } = useLingui();
  const [question, setQuestion] = useState("");
  const [asked, setAsked] = useState<Command | null>(null);
  const found = findCommands(commands, question);
  const collection = useMemo(
    () =>
      createListCollection({
        items: found,
        itemToValue: ({ id }) => id,
        itemToString: ({ title }) => title,
      }),
    [found],
  );
  const run = (id: string | undefined) => {
    const command = commands.find((each) => each.id === id);
    if (!command) return;
    if (command.ask) {
      setAsked(command);
      return;
    }
    onDone();
    void command.run("");
  };
  const back = () => {
    flushSync(() => setAsked(null));
    input.current?.focus();
  };
  if (asked) return <CommandQuestion command={asked} onBack={back} onDone={onDone} />;
  return (
    <Listbox.Root collection={collection} value={[]} onSelect={({ value }) => run(value)} asChild>
      <Stack gap="3">
        <Label>{t`Commands`}</Label>
        <Listbox.Input asChild autoHighlight>
          <TextInput
            ref={input}
            aria-label={t`What do you want to do?`}
            placeholder={t`What do you want to do?`}
            value={question}
            onChange={({ currentTarget }) => setQuestion(currentTarget.value)}
          />
        </Listbox.Input>
        <Content>
          {found.map((command) => (
            <Item key={command.id} item={command} highlightOnHover>
              <chakra.span minWidth="0">{command.title}</chakra.span>
              <chakra.span color="ink.second" fontSize="xs" whiteSpace="nowrap">
                {command.group}
              </chakra.span>
            </Item>
          ))}
        </Content>
        <div role="status">{found.length === 0 && <Muted>{t`No matching command.`}</Muted>}</div>
      </Stack>
    </Listbox.Root>
  );
}

const Label = chakra(Listbox.Label, { base: HIDDEN_FROM_SIGHT });

const Content = chakra(Listbox.Content, {
  base: { maxHeight: "50vh", overflowY: "auto", marginX: "-2", outline: "none" },
});

const Item = chakra(Listbox.Item, {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "4",
    minHeight: "10",
    paddingX: "3",
    paddingY: "1.5",
    borderRadius: "control",
    fontSize: "sm",
    cursor: "pointer",
    "&[data-highlighted]": { bg: "brand.soft", color: "link" },
    _highContrast: { "&[data-highlighted]": { outline: "2px solid Highlight", outlineOffset: "-2px" } },
  },
});
