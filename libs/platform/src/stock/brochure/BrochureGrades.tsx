import { Text, View } from '@react-pdf/renderer';
import type { BrochureContent } from './brochureWords.ts';
import { look } from './brochureLook.ts';
import type { BrochureSay } from './brochureSay.ts';

/** The grades of a model side by side. Renders nothing for a vehicle. */
export function BrochureGrades({ content: { grades }, say }: { content: BrochureContent; say: BrochureSay }) {
  return grades.map(({ heads, rows }, table) => (
    <View key={table} style={look.section} minPresenceAhead={80}>
      <View style={look.row} wrap={false}>
        <Text style={[look.gradeLabel, look.heading]}>
          {say(table === 0 ? 'brochure.grades' : 'brochure.moreGrades')}
        </Text>
        {heads.map((head) => (
          <Text key={head} style={[look.grade, look.gradeName]}>
            {head}
          </Text>
        ))}
      </View>
      {rows.map(({ label, values }, row) => (
        <View key={row} style={look.row} wrap={false}>
          <Text style={[look.label, look.gradeLabel]}>{label}</Text>
          {values.map((value, place) => (
            <Text key={place} style={row === 0 ? [look.grade, look.gradeName] : look.grade}>
              {value}
            </Text>
          ))}
        </View>
      ))}
    </View>
  ));
}
