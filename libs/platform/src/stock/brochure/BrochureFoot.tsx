import { Link, Path, Rect, Svg, Text, View } from '@react-pdf/renderer';
import type { BrochureColours, QrPath } from '../../ports/brochurePort.ts';
import type { BrochureContent } from './brochureWords.ts';
import { look } from './brochureLook.ts';
import type { BrochureSay } from './brochureSay.ts';

interface BrochureFootProps {
  content: BrochureContent;
  qr: QrPath;
  colours: BrochureColours;
  say: BrochureSay;
}

/** Who sells the vehicle, when they are there, and the way to its page. */
export function BrochureFoot({ content, qr, colours, say }: BrochureFootProps) {
  const { dealer, pageUrl, pageAddress, notes } = content;
  return (
    <View style={look.foot} wrap={false}>
      <View style={[look.contact, { borderTopColor: colours.brand }]}>
        <View style={look.dealer}>
          <Text style={look.dealerName}>{dealer.name}</Text>
          {dealer.lines.map((line, place) => (
            <Text key={place}>{line}</Text>
          ))}
          <View style={look.pageAddress}>
            {pageAddress.map((line, place) => (
              <Link key={place} src={pageUrl} style={look.address}>
                {line}
              </Link>
            ))}
          </View>
        </View>
        <View style={look.hours}>
          {dealer.hours.length > 0 && <Text style={look.dealerName}>{say('brochure.openingHours')}</Text>}
          {dealer.hours.map(({ label, value }) => (
            <View key={label} style={look.hoursRow}>
              <Text style={look.day}>{label}</Text>
              <Text style={look.column}>{value}</Text>
            </View>
          ))}
        </View>
        <Link src={pageUrl} style={look.scan}>
          <Svg width={60} height={60} viewBox={`0 0 ${qr.size} ${qr.size}`}>
            <Rect x={0} y={0} width={qr.size} height={qr.size} fill="#ffffff" />
            <Path d={qr.path} fill="#000000" />
          </Svg>
          <Text style={look.scanWords}>{say('brochure.scan')}</Text>
        </Link>
      </View>
      <Text style={look.notes}>{notes}</Text>
    </View>
  );
}
