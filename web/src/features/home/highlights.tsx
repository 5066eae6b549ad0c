import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { HighlightArt } from "./highlight-art.tsx";
import { Section } from "./section.tsx";

interface Highlight {
  readonly key: string;
  readonly title: ReactNode;
  readonly text: ReactNode;
}

// These texts may only name features that exist, and must not promise investment results.
const HIGHLIGHTS: readonly Highlight[] = [
  {
    key: "figures",
    title: <Trans>Figures that stay current</Trans>,
    text: (
      <Trans>
        Your balance, holdings and earnings come straight from our books and refresh after everything you do. One tap
        hides every amount, for instance on a train.
      </Trans>
    ),
  },
  {
    key: "books",
    title: <Trans>Books that always balance</Trans>,
    text: (
      <Trans>
        Every movement of money is recorded twice: what leaves one account arrives in another. Your balance is the sum
        of its entries, and you can look at every one of them.
      </Trans>
    ),
  },
  {
    key: "order",
    title: <Trans>One order, carried out once</Trans>,
    text: (
      <Trans>
        You see the amount, the fee and what you will receive before you confirm. If the connection drops and you send
        an order again, it is still carried out only once.
      </Trans>
    ),
  },
  {
    key: "estimate",
    title: <Trans>Estimates you can check</Trans>,
    text: (
      <Trans>
        Each product shows the formula behind its estimate, filled in with your own amount and term. It is still an
        estimate: neither principal nor earnings are guaranteed.
      </Trans>
    ),
  },
  {
    key: "papers",
    title: <Trans>Documents kept private</Trans>,
    text: (
      <Trans>
        Identity documents and receipts are checked when you upload them. Only you and our reviewers can open them.
      </Trans>
    ),
  },
];

/** Five highlights as an accordion (at most one open) beside an illustration of the last one pressed. */
export function Highlights() {
  const [open, setOpen] = useState<number | null>(0);
  const [chosen, setChosen] = useState(0);
  const press = (index: number) => {
    setOpen(open === index ? null : index);
    setChosen(index);
  };
  return (
    <Section
      title={<Trans>How we look after your money</Trans>}
      intro={<Trans>Five safeguards that work the same way for every amount.</Trans>}
    >
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 26rem" }}
        columnGap="20"
        rowGap="6"
        alignItems="start"
      >
        <chakra.div
          order={{ lg: "1" }}
          width="full"
          maxWidth={{ base: "18rem", lg: "none" }}
          marginX="auto"
          marginTop={{ lg: "-6" }}
        >
          <HighlightArt chosen={chosen} />
        </chakra.div>
        <chakra.div
          borderTopWidth="1px"
          // Fits the tallest text, so that the content below does not move.
          minHeight={{ lg: "24.5rem" }}
        >
          {HIGHLIGHTS.map(({ key, title, text }, index) => (
            <Disclosure key={key} open={open === index} onPress={() => press(index)} title={title}>
              {text}
            </Disclosure>
          ))}
        </chakra.div>
      </chakra.div>
    </Section>
  );
}
