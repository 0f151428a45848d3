import { Document, Image, Link, Page, Path, Svg, Text, View } from '@react-pdf/renderer';
import type { BrochureColours, QrPath } from '../../ports/brochurePort.ts';
import { BrochureFoot } from './BrochureFoot.tsx';
import { BrochureFeatures, BrochureLists } from './BrochureLists.tsx';
import { BrochureGrades } from './BrochureGrades.tsx';
import type { BrochureContent } from './brochureWords.ts';
import { look } from './brochureLook.ts';
import type { BrochureSay } from './brochureSay.ts';

export interface BrochureDocumentProps {
  content: BrochureContent;
  /** Words of the site. */
  say: BrochureSay;
  /** Language of the site, as a BCP 47 tag. */
  locale: string;
  /** A JPEG of four by three, or null: a drawn stand-in takes its place. */
  picture: Buffer | null;
  qr: QrPath;
  colours: BrochureColours;
  now: Date;
}

const car = 'M4 22l4-9a4 4 0 0 1 3.7-2.4h16.6a4 4 0 0 1 3.7 2.4l4 9v9h-5v-3H9v3H4z M9 20h22l-2.6-6H11.6z';

function Picture({ picture, say }: Pick<BrochureDocumentProps, 'picture' | 'say'>) {
  if (picture) return <Image src={{ data: picture, format: 'jpg' }} style={look.picture} />;
  return (
    <View style={look.noPicture}>
      <Svg width={56} height={56} viewBox="0 0 40 40">
        <Path d={car} fill="#b4b4b4" fillRule="evenodd" />
      </Svg>
      <Text style={look.noPictureText}>{say('brochure.noPicture')}</Text>
    </View>
  );
}

function Summary({ content, colours, say }: Pick<BrochureDocumentProps, 'content' | 'colours' | 'say'>) {
  const { title, detail, notice, price, finance, facts } = content;
  const notices = { ...look.notice, backgroundColor: colours.brand, color: colours.onBrand };
  return (
    <View style={look.summary}>
      {notice !== '' && <Text style={notices}>{notice}</Text>}
      <Text style={title.length > 34 ? [look.title, look.longTitle] : look.title}>{title}</Text>
      {detail !== '' && <Text style={look.detail}>{detail}</Text>}
      <View style={look.priceLine}>
        <Text style={price.isFigure ? look.price : [look.price, look.wordsForPrice]}>{price.figure}</Text>
        {price.unit !== '' && <Text style={look.priceType}>{price.unit}</Text>}
      </View>
      {price.toBuy !== '' && <Text style={look.toBuy}>{say('brochure.toBuy', { price: price.toBuy })}</Text>}
      {price.was !== '' && (
        <Text style={look.was}>
          {say('brochure.was')} <Text style={look.struck}>{price.was}</Text>
        </Text>
      )}
      {price.saving !== '' && <Text style={look.saving}>{price.saving}</Text>}
      {finance && <Text style={look.repayment}>{finance.repayment}</Text>}
      <View style={look.facts}>
        {facts.map((fact) => (
          <View key={fact} style={look.fact}>
            <Text>{fact}</Text>
          </View>
        ))}
      </View>
    </View>
  );
}

/** A vehicle on one A4 page, on two where its lists are long; a model on as many as its grades need. */
export function BrochureDocument({ content, say, locale, picture, qr, colours, now }: BrochureDocumentProps) {
  const { siteName, title, detail, pageUrl, host, comments, finance } = content;
  return (
    <Document
      title={[title, detail].filter(Boolean).join(' ')}
      author={siteName}
      creator={siteName}
      language={locale}
      creationDate={now}
    >
      <Page size="A4" style={look.page}>
        <View fixed style={[look.band, { backgroundColor: colours.brand }]} />
        <View style={look.masthead}>
          <Text style={look.siteName}>{siteName}</Text>
          <Link src={pageUrl} style={look.host}>
            {host}
          </Link>
        </View>
        <View style={look.head}>
          <Picture picture={picture} say={say} />
          <Summary content={content} colours={colours} say={say} />
        </View>
        {finance && <Text style={look.financeNote}>{finance.note}</Text>}
        <BrochureLists content={content} say={say} />
        {comments !== '' && (
          <View style={look.section} minPresenceAhead={30}>
            <Text style={look.heading}>{content.headings.comments}</Text>
            <Text>{comments}</Text>
          </View>
        )}
        <BrochureGrades content={content} say={say} />
        <BrochureFeatures content={content} colours={colours} say={say} />
        <BrochureFoot content={content} qr={qr} colours={colours} say={say} />
        <Text
          fixed
          style={look.pageNumber}
          render={({ pageNumber: page, totalPages: pages }) => (pages > 1 ? say('brochure.page', { page, pages }) : '')}
        />
      </Page>
    </Document>
  );
}
