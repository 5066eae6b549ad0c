import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Muted } from "#components/ui/muted.tsx";
import { Section } from "./section.tsx";

export function Steps() {
  return (
    <Section title={<Trans>Three steps</Trans>}>
      <chakra.ol listStyle="none" display="grid" gridTemplateColumns={{ base: "1fr", md: "repeat(3, 1fr)" }}>
        <Step number={1} title={<Trans>Create an account</Trans>}>
          <Trans>
            An email address or a mobile number is enough. Verify your identity once with pictures of your document.
          </Trans>
        </Step>
        <Step number={2} title={<Trans>Choose a product</Trans>}>
          <Trans>
            Top up by bank transfer or in USDT. Compare rate, term and minimum, and see an estimate for your amount.
          </Trans>
        </Step>
        <Step number={3} last title={<Trans>Receive your earnings</Trans>}>
          <Trans>
            At maturity, your principal and earnings are paid into your balance. To withdraw, set a trading password and
            register your account or address. Earnings are estimates, not a promise.
          </Trans>
        </Step>
      </chakra.ol>
    </Section>
  );
}

interface StepProps {
  number: number;
  last?: boolean;
  title: ReactNode;
  children: ReactNode;
}

function Step({ number, last = false, title, children }: StepProps) {
  return (
    <chakra.li
      position="relative"
      display="grid"
      gridTemplateColumns={{ base: "auto 1fr", md: "1fr" }}
      columnGap="5"
      rowGap="4"
      alignContent="start"
      paddingBottom={{ base: last ? "0" : "8", md: "0" }}
      paddingEnd={{ base: "0", md: "8" }}
      {...(!last && {
        _before: {
          content: '""',
          position: "absolute",
          bg: "brand.mid",
          insetStart: { base: "calc({sizes.12} / 2 - 1px)", md: "14" },
          insetEnd: { base: "auto", md: "2" },
          top: { base: "14", md: "calc({sizes.14} / 2 - 1px)" },
          bottom: { base: "2", md: "auto" },
          width: { base: "2px", md: "auto" },
          height: { base: "auto", md: "2px" },
        },
      })}
    >
      <NumberCell number={number} />
      <chakra.div display="grid" gap="1.5" alignContent="start" paddingTop={{ base: "2", md: "0" }}>
        <chakra.h3 fontSize="md">{title}</chakra.h3>
        <Muted>{children}</Muted>
      </chakra.div>
    </chakra.li>
  );
}

/** Hidden from assistive technology, which reads the number from the ordered list. */
function NumberCell({ number }: { number: number }) {
  return (
    <chakra.svg
      aria-hidden
      viewBox="0 0 48 56"
      width="12"
      height="14"
      css={{ "& path": { fill: "bg.ground", stroke: "brand", strokeWidth: 2 }, "& text": { fill: "ink" } }}
    >
      <path d="M24 2l22 13v26L24 54 2 41V15z" />
      <text x="24" y="34" textAnchor="middle" fontSize="18" fontWeight="600">
        {number}
      </text>
    </chakra.svg>
  );
}
