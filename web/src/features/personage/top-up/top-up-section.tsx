import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { ChevronRight, Coins, Landmark, type LucideIcon } from "lucide-react";
import { lazy, type ReactNode, useEffect } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { useDialog } from "#features/personage/dialog-search.ts";
import { DialogSlot } from "#features/personage/dialog-slot.tsx";

const loadBankDialog = () => import("./bank-top-up-dialog.tsx");
const BankTopUpDialog = lazy(async () => ({ default: (await loadBankDialog()).BankTopUpDialog }));
const UsdtTopUpDialog = lazy(async () => ({ default: (await import("./usdt-top-up-dialog.tsx")).UsdtTopUpDialog }));

/** The two ways to top up (spec 2, top-up). */
export function TopUpSection() {
  const bank = useDialog("bank-top-up");
  const usdt = useDialog("usdt-top-up");

  // Loaded ahead, so that the dialog opens at once.
  useEffect(() => void loadBankDialog(), []);

  return (
    <>
      <chakra.div display="grid" gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "1fr 1fr" }} gap="4">
        <Choice icon={Landmark} title={<Trans>Bank-card top-up</Trans>} onClick={() => bank.show()}>
          <Trans>Transfer yen to our account and hand in the receipt. Credited once it has been checked.</Trans>
        </Choice>
        <Choice icon={Coins} title={<Trans>USDT top-up</Trans>} onClick={() => usdt.show()}>
          <Trans>Send USDT over ERC20 or TRC20. Credited in yen.</Trans>
        </Choice>
      </chakra.div>
      {/* One slot for both: of two dialogs that overlap for a moment, the first would close the second. */}
      <DialogSlot subject={bank.open ? "bank" : usdt.open ? "usdt" : null}>
        {(which, frame) =>
          which === "bank" ? (
            <BankTopUpDialog onClose={bank.close} {...frame} />
          ) : (
            <UsdtTopUpDialog onClose={usdt.close} {...frame} />
          )
        }
      </DialogSlot>
    </>
  );
}

function Choice({
  icon,
  title,
  onClick,
  children,
}: {
  icon: LucideIcon;
  title: ReactNode;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <ChoiceButton onClick={onClick}>
      <chakra.span display="grid" placeItems="center" boxSize="12" borderRadius="control" bg="brand.soft" color="link">
        <Icon of={icon} size={24} />
      </chakra.span>
      <chakra.span flex="1" minWidth="0" display="grid" gap="1">
        <chakra.span fontWeight="semibold">{title}</chakra.span>
        <chakra.span color="ink.second" fontSize="sm" lineHeight="snug">
          {children}
        </chakra.span>
      </chakra.span>
      <chakra.span color="ink.second" alignSelf="center">
        <Icon of={ChevronRight} />
      </chakra.span>
    </ChoiceButton>
  );
}

const ChoiceButton = chakra(
  "button",
  {
    base: {
      display: "flex",
      alignItems: "flex-start",
      gap: "4",
      padding: "5",
      textAlign: "start",
      bg: "bg.raised",
      borderWidth: "1px",
      borderStyle: "solid",
      borderColor: "hairline",
      borderRadius: "panel",
      cursor: "pointer",
      transitionProperty: "background-color, border-color",
      transitionDuration: "fast",
      _hover: { bg: "bg.hover", borderColor: "hairline.strong" },
    },
  },
  { defaultProps: { type: "button" } },
);
