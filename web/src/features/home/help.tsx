import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { createLink } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { Disclosure, DisclosureItem } from "#components/ui/disclosure.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { Section } from "./section.tsx";

/** Three ways to get help. Chat and social account do not exist in this demo, and say so when opened. */
export function Help() {
  const [open, setOpen] = useState<"chat" | "account" | null>(null);
  const press = (which: "chat" | "account") => setOpen(open === which ? null : which);
  return (
    <Section title={<Trans>When you need help</Trans>}>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" }}
        columnGap="10"
        alignItems="start"
        borderTopWidth={{ base: "1px", md: "0" }}
      >
        <Disclosure
          open={open === "chat"}
          onPress={() => press("chat")}
          title={<Trans>24/7 support chat</Trans>}
          summary={<Trans>Not available in this demo.</Trans>}
        >
          <Trans>
            Nobody answers in this demo. With a real provider, a chat with customer service would open here at any hour.
          </Trans>
        </Disclosure>
        <DisclosureItem>
          <chakra.h3 fontSize="md">
            <QuestionsLink to="/product" hash="questions">
              <Trans>Questions and answers</Trans>
              <chakra.span color="ink.second" display="flex">
                <Icon of={ArrowRight} />
              </chakra.span>
            </QuestionsLink>
          </chakra.h3>
          <Muted>
            <Trans>Answers about deposits, withdrawals and products.</Trans>
          </Muted>
        </DisclosureItem>
        <Disclosure
          open={open === "account"}
          onPress={() => press("account")}
          title={<Trans>Official social media</Trans>}
          summary={<Trans>None in this demo.</Trans>}
        >
          <Trans>
            A real provider would name its official account here, so that you can spot a fake one. Anyone who contacts
            you in the name of this demo is not us.
          </Trans>
        </Disclosure>
      </chakra.div>
    </Section>
  );
}

const QuestionsLink = createLink(
  chakra("a", {
    base: {
      display: "flex",
      justifyContent: "space-between",
      alignItems: "center",
      gap: "4",
      minHeight: "8",
      fontWeight: "semibold",
      lineHeight: "snug",
      borderRadius: "sm",
      // Extends the click target over the text below the link.
      _after: { content: '""', position: "absolute", inset: "0" },
      _hover: { color: "link" },
    },
  }),
);
