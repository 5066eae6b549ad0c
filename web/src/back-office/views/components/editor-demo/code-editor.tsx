import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { Section } from "#back-office/parts/section.tsx";

const PROGRAM = `import java.util.List;

/** The rings of a tree, the innermost first. */
public record Rings(List<Double> widths) {
  public double radius() {
    double sum = 0;
    for (double width : widths) sum += width;
    return sum;
  }

  public static void main(String[] args) {
    var rings = new Rings(List.of(1.2, 0.8, 2.5));
    System.out.println("Radius: " + rings.radius());
  }
}
`;

const CodeEditor = lateComponent(
  async () => (await import("#back-office/parts/gallery/code-editor/code-editor.tsx")).CodeEditor,
  <Skeleton height="420px" />,
);

/** A program that can be changed. */
export function View() {
  const { t } = useLingui();
  const [code, setCode] = useState(PROGRAM);
  return (
    <Section
      title={<Trans>Code</Trans>}
      intro={<Trans>Java with folding, search and completion. Tab leaves the editor.</Trans>}
    >
      <CodeEditor label={t`Program`} value={code} onChange={setCode} />
    </Section>
  );
}
