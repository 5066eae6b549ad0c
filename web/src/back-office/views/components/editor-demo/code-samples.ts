import type { CodeLanguage } from "#back-office/parts/gallery/code-editor/code-languages.ts";

/** The same program in each language: it computes the radius of a tree from its rings. */
export const CODE_SAMPLES: Readonly<Record<CodeLanguage, string>> = {
  java: `import java.util.List;

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
`,
  javascript: `
export function radius(widths) {
  let sum = 0;
  for (const width of widths) sum += width;
  return sum;
}

console.log("Radius:", radius([1.2, 0.8, 2.5]));
`,
  typescript: `
interface Rings {
  readonly widths: readonly number[];
}

export const radius = ({ widths }: Rings): number => widths.reduce((sum, width) => sum + width, 0);

console.log("Radius:", radius({ widths: [1.2, 0.8, 2.5] }));
`,
  python: `from dataclasses import dataclass


@dataclass(frozen=True)
class Rings:
    """The rings of a tree, the innermost first."""

    widths: list[float]

    def radius(self) -> float:
        return sum(self.widths)


print("Radius:", Rings([1.2, 0.8, 2.5]).radius())
`,
  sql: `-- The radius of each tree by its rings.
SELECT tree.name, SUM(ring.width) AS radius
FROM tree
JOIN ring ON ring.tree_id = tree.id
WHERE ring.year >= 2000
GROUP BY tree.name
ORDER BY radius DESC;
`,
  json: `{
  "name": "Oak",
  "rings": [1.2, 0.8, 2.5],
  "healthy": true,
  "felled": null
}
`,
};
