import { chakra } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { Checkbox } from "#components/forms/checkbox.tsx";
import { ExternalLink } from "#components/ui/external-link.tsx";
import { highlightPieces } from "./highlight-pieces.ts";

/** A document to agree to: its name in the sentence, and its address or handler. */
export interface Agreement {
  readonly text: string;
  /** An address that opens in a new window. */
  readonly url?: string;
  /** Shows the document in the page; used if there is no `url`. */
  readonly onOpen?: () => void;
}

interface AgreementBoxProps extends Omit<ComponentProps<typeof Checkbox>, "label"> {
  /** The whole sentence: "I have read the terms of use". */
  sentence: string;
  agreements: readonly Agreement[];
}

/**
 * A checkbox with a sentence in which the names of the agreements are links. Pressing a link does not toggle the
 * checkbox.
 * @example <AgreementBox sentence={t`I accept the terms of use`} agreements={[{ text: t`terms of use`, onOpen }]} />
 */
export function AgreementBox({ sentence, agreements, ...rest }: AgreementBoxProps) {
  const pieces = highlightPieces(
    sentence,
    agreements.map(({ text }) => text),
  );
  return (
    <Checkbox
      {...rest}
      label={pieces.map(({ text, found, at }) => {
        const agreement = found ? agreements.find((one) => one.text === text) : undefined;
        if (agreement?.url !== undefined)
          return (
            <ExternalLink key={at} href={agreement.url}>
              {text}
            </ExternalLink>
          );
        if (!agreement?.onOpen) return text;
        return (
          <Opener key={at} onClick={agreement.onOpen}>
            {text}
          </Opener>
        );
      })}
    />
  );
}

const Opener = chakra(
  "button",
  {
    base: {
      display: "inline",
      color: "link",
      textDecoration: "underline",
      textUnderlineOffset: "3px",
      cursor: "pointer",
    },
  },
  { defaultProps: { type: "button" } },
);
