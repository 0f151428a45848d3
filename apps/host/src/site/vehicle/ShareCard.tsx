interface ShareColors {
  brand: string;
  surface: string;
  surfaceSunken: string;
  text: string;
  textMuted: string;
}

export interface ShareCardProps {
  title: string;
  detail: string;
  price: string;
  dealer: string;
  place: string;
  /** Data URL of the picture; null for a card with text only. */
  picture: string | null;
  colors: ShareColors;
}

const pictureWidth = 840;

/** 1200 by 630. Rendered without a browser: the renderer knows only flex boxes and inline styles. */
export function ShareCard({ title, detail, price, dealer, place, picture, colors }: ShareCardProps) {
  return (
    <div style={{ width: '100%', height: '100%', display: 'flex', background: colors.surface, color: colors.text }}>
      {picture && (
        // eslint-disable-next-line jsx-a11y/alt-text -- becomes a part of one picture
        <img src={picture} width={pictureWidth} height={630} style={{ objectFit: 'cover' }} />
      )}
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          flex: 1,
          minWidth: 0,
          padding: 44,
          borderTop: `16px solid ${colors.brand}`,
        }}
      >
        <div style={{ display: 'flex', flexDirection: 'column', gap: 12 }}>
          <div style={{ fontSize: picture ? 46 : 84, fontWeight: 700, lineHeight: 1.1 }}>{title}</div>
          {detail && <div style={{ fontSize: picture ? 26 : 40, color: colors.textMuted }}>{detail}</div>}
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', gap: 20 }}>
          <div style={{ fontSize: picture ? 48 : 84, fontWeight: 700, letterSpacing: -1 }}>{price}</div>
          <div style={{ display: 'flex', flexDirection: 'column', fontSize: 24, color: colors.textMuted, gap: 4 }}>
            <div>{dealer}</div>
            {place && <div>{place}</div>}
          </div>
        </div>
      </div>
    </div>
  );
}
