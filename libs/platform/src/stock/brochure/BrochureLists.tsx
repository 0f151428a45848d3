import { Text, View } from '@react-pdf/renderer';
import type { SpecificationItem } from '@forecourt/vehicle/model';
import type { BrochureColours } from '../../ports/brochurePort.ts';
import type { BrochureContent } from './brochureWords.ts';
import { look } from './brochureLook.ts';
import type { BrochureSay } from './brochureSay.ts';

/** Fewer than these make no list of their own. */
const minListItems = 4;

function Rows({ heading, items }: { heading: string; items: readonly SpecificationItem[] }) {
  return (
    <View style={look.column}>
      <Text style={look.heading}>{heading}</Text>
      {items.map(({ label, value }) => (
        <View key={label} style={look.row} wrap={false}>
          <Text style={look.label}>{label}</Text>
          <Text style={look.value}>{value}</Text>
        </View>
      ))}
    </View>
  );
}

/** Key facts beside specifications; where there are few of those, one list in two columns. */
export function BrochureLists({ content, say }: { content: BrochureContent; say: BrochureSay }) {
  const { keyFacts, specifications } = content;
  if (specifications.length >= minListItems) {
    return (
      <View style={[look.section, look.columns]}>
        <Rows heading={say('brochure.keyFacts')} items={keyFacts} />
        <Rows heading={say('brochure.specifications')} items={specifications} />
      </View>
    );
  }
  const all = [...keyFacts, ...specifications];
  const half = Math.ceil(all.length / 2);
  return (
    <View style={[look.section, look.columns]}>
      <Rows heading={say('brochure.keyFacts')} items={all.slice(0, half)} />
      <Rows heading=" " items={all.slice(half)} />
    </View>
  );
}

const perRow = 3;

interface BrochureFeaturesProps {
  content: BrochureContent;
  colours: BrochureColours;
  say: BrochureSay;
}

/** What the vehicle has, in rows of three: a row never breaks, so that a list may run on to the next page. */
export function BrochureFeatures({ content, colours, say }: BrochureFeaturesProps) {
  const { features, featuresLeftOut } = content;
  if (features.length === 0) return null;
  const rows = Array.from({ length: Math.ceil(features.length / perRow) }, (_, row) =>
    Array.from({ length: perRow }, (_place, place) => features[row * perRow + place] ?? ''),
  );
  return (
    <View style={look.section}>
      <Text style={look.heading} minPresenceAhead={40}>
        {content.headings.features}
      </Text>
      {rows.map((row, index) => (
        <View key={index} style={look.featureRow} wrap={false}>
          {row.map((feature, place) => (
            <View key={place} style={look.feature}>
              {feature !== '' && <View style={[look.dot, { backgroundColor: colours.brand }]} />}
              <Text style={look.column}>{feature}</Text>
            </View>
          ))}
        </View>
      ))}
      {featuresLeftOut > 0 && (
        <Text style={look.more}>{say('brochure.featuresLeftOut', { count: featuresLeftOut })}</Text>
      )}
    </View>
  );
}
