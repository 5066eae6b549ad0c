import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { Disclosure } from "./disclosure.tsx";
import { HighlightArt } from "./highlight-art.tsx";
import { Section } from "./section.tsx";

interface Highlight {
  readonly key: string;
  readonly title: ReactNode;
  readonly text: ReactNode;
}

// Each of them is true of what is built; none speaks of what an investment will bring.
const HIGHLIGHTS: readonly Highlight[] = [
  {
    key: "figures",
    title: <Trans>Figures that keep up</Trans>,
    text: (
      <Trans>
        Balance, holdings and earnings come straight from the books and are read anew after everything you do. One press
        hides them all, on a train for instance.
      </Trans>
    ),
  },
  {
    key: "books",
    title: <Trans>Books that add up</Trans>,
    text: (
      <Trans>
        Every movement of money is entered twice: what leaves one account arrives in another. Your balance is the sum of
        its entries, and you can look at each of them.
      </Trans>
    ),
  },
  {
    key: "order",
    title: <Trans>One order, one movement</Trans>,
    text: (
      <Trans>
        Amount, fee and what you receive are shown before you confirm. If the connection breaks and you send an order
        again, it is still carried out only once.
      </Trans>
    ),
  },
  {
    key: "estimate",
    title: <Trans>Estimates you can check</Trans>,
    text: (
      <Trans>
        Each product shows the formula behind its estimate, with your own amount and term in it. It stays an estimate:
        neither principal nor earnings are guaranteed.
      </Trans>
    ),
  },
  {
    key: "papers",
    title: <Trans>Papers kept private</Trans>,
    text: (
      <Trans>
        Identity documents and receipts are checked by their content when you upload them. Only you, and those who
        review them, can open them.
      </Trans>
    ),
  },
];

/** Five highlights as an accordion, one open at a time, beside a picture that follows the open one. */
export function Highlights() {
  const [open, setOpen] = useState<number | null>(0);
  const [chosen, setChosen] = useState(0);
  const press = (index: number) => {
    setOpen(open === index ? null : index);
    setChosen(index);
  };
  return (
    <Section
      title={<Trans>How your money is looked after</Trans>}
      intro={<Trans>Five things that work the same way for every amount.</Trans>}
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
          // Room for the tallest answer, so that what follows stays where it is.
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
