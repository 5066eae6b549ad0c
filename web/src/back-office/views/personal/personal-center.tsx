import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Section } from "#back-office/parts/section.tsx";
import { Tabs } from "#components/ui/tabs.tsx";
import { EditInfo } from "./edit-info.tsx";
import { EditPassword } from "./edit-password.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { type Profile, START } from "./profile.ts";

/** The logged-in user's profile. The server has no call that saves it, so changes last until the tab closes. */
export function View() {
  const { t } = useLingui();
  const [profile, setProfile] = useState<Profile>(START);
  const [tab, setTab] = useState<"info" | "password">("info");
  const change = (part: Partial<Profile>): void => setProfile((before) => ({ ...before, ...part }));
  return (
    <chakra.div
      display="grid"
      gap="4"
      alignItems="start"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 2fr) minmax(0, 5fr)" }}
    >
      <Section title={<Trans>Profile</Trans>}>
        <ProfileCard profile={profile} onAvatar={(avatarUrl) => change({ avatarUrl })} />
      </Section>
      <Section
        title={<Trans>Settings</Trans>}
        intro={<Trans>A demonstration: what you save here lasts as long as this tab is open.</Trans>}
      >
        <Tabs
          label={t`Settings`}
          tabs={[
            { id: "info", label: t`Edit information` },
            { id: "password", label: t`Edit password` },
          ]}
          active={tab}
          onSelect={setTab}
        >
          {tab === "info" ? <EditInfo profile={profile} onSave={change} /> : <EditPassword />}
        </Tabs>
      </Section>
    </chakra.div>
  );
}
