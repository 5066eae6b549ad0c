import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Check, Copy, Download } from "lucide-react";
import { useId } from "react";
import { QrCode } from "#components/media/qr-code.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { selectText, useCopy } from "#components/ui/use-copy.ts";
import { AddressText } from "#features/personage/forms/address-text.tsx";
import { useSaveFile } from "#features/personage/lists/use-save-file.ts";
import { type Chain, NETWORKS } from "#lib/chain/chain.ts";
import { showToast } from "#state/toast.ts";
import { qrPng } from "./qr-png.ts";

/** The deposit address as text and as a QR code of 120 px, with copy and save buttons. */
export function DepositTarget({ chain, address }: { chain: Chain; address: string }) {
  const { t } = useLingui();
  const id = useId();
  const saveFile = useSaveFile();
  const { copied, copy } = useCopy((done) => {
    if (done) return showToast({ kind: "success", text: t`Address copied.` });
    selectText(document.getElementById(id));
    showToast({ kind: "error", text: t`Could not copy the address. It is selected: copy it by hand.` });
  });
  const save = async () => {
    try {
      const picture = await qrPng(address, [`USDT ${chain} (${NETWORKS[chain]})`, address]);
      const saved = await saveFile(`usdt-${chain.toLowerCase()}-address.png`, picture);
      if (saved) showToast({ kind: "success", text: t`QR code saved.` });
    } catch {
      showToast({ kind: "error", text: t`The QR code could not be saved. Copy the address instead.` });
    }
  };
  return (
    <chakra.div display="flex" flexDirection={{ base: "column", sm: "row" }} alignItems="center" gap="5">
      <QrCode text={address} size={120} label={t`QR code of the ${chain} deposit address, also shown as text`} />
      <chakra.div display="grid" gap="3" minWidth="0" flex="1" width="full">
        <div>
          <Muted>
            <Trans>Deposit address ({chain})</Trans>
          </Muted>
          <AddressText id={id} address={address} />
        </div>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button variant="soft" size="sm" flex="1 0 auto" onClick={() => void copy(address)}>
            <Icon of={copied ? Check : Copy} size={18} />
            <Trans>Copy address</Trans>
          </Button>
          <Button variant="outline" size="sm" flex="1 0 auto" onClick={() => void save()}>
            <Icon of={Download} size={18} />
            <Trans>Save QR code</Trans>
          </Button>
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}
