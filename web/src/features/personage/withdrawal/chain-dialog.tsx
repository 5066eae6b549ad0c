import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useRef, useState } from "react";
import { getDescQuery } from "#api/wallet/withdrawal.ts";
import { type DialogFrame, FormDialog } from "#components/dialogs/form-dialog.tsx";
import { FieldError } from "#components/forms/field-error.tsx";
import { Radio } from "#components/forms/radio.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { useFormat } from "#i18n/use-format.ts";
import { isZeroUsdt } from "#lib/amount/usdt.ts";
import type { Chain } from "#lib/chain/chain.ts";

interface ChainDialogProps extends DialogFrame {
  onChoose: (chain: Chain) => void;
}

/** Asks for the USDT chain. None is preselected, because coins sent over the wrong chain are lost. */
export function ChainDialog({ onChoose, ...frame }: ChainDialogProps) {
  const format = useFormat();
  const fees = useQuery(getDescQuery()).data?.fees;
  const [chain, setChain] = useState<Chain | null>(null);
  const [missing, setMissing] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const name = useId();

  const submit = () => {
    if (chain !== null) return onChoose(chain);
    setMissing(true);
    first.current?.focus();
  };
  const pick = (next: Chain) => {
    setChain(next);
    setMissing(false);
  };
  const fee = (of: Chain) => {
    const charged = fees?.[of] ?? null;
    if (charged === null || isZeroUsdt(charged)) return null;
    const amount = format.usdt(charged);
    return <Trans>Fee {amount}</Trans>;
  };

  return (
    <FormDialog
      {...frame}
      title={<Trans>Choose the network</Trans>}
      description={<Trans>Choose the network your wallet receives USDT on.</Trans>}
      onSubmit={submit}
      submitLabel={<Trans>Use this network</Trans>}
      initialFocusEl={() => first.current}
    >
      <chakra.fieldset
        border="none"
        minWidth="0"
        display="grid"
        gap="3"
        aria-describedby={missing ? `${name}-error` : undefined}
      >
        <chakra.legend fontSize="sm" fontWeight="semibold" lineHeight="snug" marginBottom="2">
          <Trans>Network</Trans>
        </chakra.legend>
        <ChainOption title="ERC20" fee={fee("ERC20")} text={<Trans>Ethereum; addresses start with 0x</Trans>}>
          <Radio
            ref={first}
            type="radio"
            name={name}
            checked={chain === "ERC20"}
            onChange={() => pick("ERC20")}
            aria-invalid={missing || undefined}
          />
        </ChainOption>
        <ChainOption title="TRC20" fee={fee("TRC20")} text={<Trans>TRON; addresses start with T</Trans>}>
          <Radio
            type="radio"
            name={name}
            checked={chain === "TRC20"}
            onChange={() => pick("TRC20")}
            aria-invalid={missing || undefined}
          />
        </ChainOption>
        {missing && (
          <FieldError id={`${name}-error`} role="alert">
            <Trans>Choose a network.</Trans>
          </FieldError>
        )}
      </chakra.fieldset>
    </FormDialog>
  );
}

function ChainOption({
  title,
  text,
  fee,
  children,
}: {
  title: string;
  text: ReactNode;
  fee: ReactNode;
  children: ReactNode;
}) {
  return (
    <Option>
      {children}
      <chakra.span flex="1" minWidth="0" display="grid">
        <chakra.span fontWeight="semibold">{title}</chakra.span>
        <Muted as="span" lineHeight="snug">
          {text}
        </Muted>
      </chakra.span>
      {fee !== null && (
        <Muted as="span" fontVariantNumeric="tabular-nums">
          {fee}
        </Muted>
      )}
    </Option>
  );
}

const Option = chakra("label", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "3",
    rowGap: "1",
    padding: "4",
    borderWidth: "1px",
    borderColor: "hairline.strong",
    borderRadius: "control",
    cursor: "pointer",
    transitionProperty: "background-color, border-color",
    transitionDuration: "fast",
    _hover: { bg: "bg.hover" },
    "&:has(:checked)": { borderColor: "action", bg: "brand.soft" },
    "&:has(:focus-visible)": { outline: "2px solid {colors.brand}", outlineOffset: "2px" },
  },
});
