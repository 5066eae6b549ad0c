import { Trans, useLingui } from "@lingui/react/macro";
import { pictureUrl } from "#back-office/api/mock-base.ts";
import { AvatarList } from "#back-office/parts/gallery/avatar-list.tsx";
import { Section } from "#back-office/parts/section.tsx";

const NAMES = ["Lily", "Amanda", "Daisy", "Olivia", "Tina", "Kitty", "Helen", "Sophia", "Wendy"];
/** Every second person has an image, starting with the first. */
const PEOPLE = NAMES.map((name, index) => {
  const picture = index % 2 === 0 ? pictureUrl(`/demo/pictures/example-${index + 1}.svg`) : null;
  return picture === null ? { name } : { name, picture };
});

export function View() {
  const { t } = useLingui();
  return (
    <>
      <Section
        title={<Trans>All of them</Trans>}
        intro={<Trans>The name shows under the pointer and is read out.</Trans>}
      >
        <AvatarList label={t`Team`} people={PEOPLE} />
      </Section>
      <Section title={<Trans>Five at most</Trans>}>
        <AvatarList label={t`Team, shortened`} people={PEOPLE} max={5} />
      </Section>
    </>
  );
}
