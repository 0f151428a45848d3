import { editorPath } from '@forecourt/domain';
import { Fragment } from 'react';
import { hostTheme } from '../../site/page/hostTheme.ts';
import { platform } from '../../platform.ts';
import { homeStock } from '../../site/cache/cacheTable.ts';

/** Every demo site with a picture of its stock. */
export default async function DemoSites() {
  const { sites } = platform();
  const shown = await Promise.all(
    sites.all().map(async (site) => {
      const { featured } = await homeStock(site);
      return { site, origin: sites.publicSite(site).origin, image: featured.flatMap(({ images }) => images)[0] };
    }),
  );
  const edited = shown.flatMap(({ site, origin }) => {
    const [editor] = site.editors;
    return editor ? [{ site, origin, editor }] : [];
  });
  return (
    <>
      <h1>Forecourt demo sites</h1>
      <p>
        These dealers are fictional. One host serves all of them, and each one is a template and a theme chosen in its
        configuration.
      </p>
      <ul className="demo-sites">
        {shown.map(({ site, origin, image }) => (
          <li key={site.slug}>
            <a href={`${origin}/`}>
              {image && <img src={`${image.url}/640`} alt="" width={640} height={480} loading="lazy" />}
              <div>
                <span
                  className="demo-mark"
                  style={{ background: site.brandColour ?? hostTheme(site).tokens.color.brand }}
                />
                <h2>{site.name}</h2>
                <p>{site.tagline}</p>
                <p>
                  {site.template} template, {site.theme} theme
                </p>
              </div>
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a href="/demo/outbox">Leads and where they went</a>, <a href="/demo/checks">check results</a>,{' '}
        <a href="/demo/vitals">page speed for visitors</a>, <a href="/demo/feeds">stock feed imports</a>,{' '}
        <a href="/demo/status">host status</a>
      </p>
      <p>
        Dealers can edit their own site:{' '}
        {edited.map(({ site, origin, editor }, at) => (
          <Fragment key={site.slug}>
            {at > 0 && ', '}
            <a href={`${origin}${editorPath}`}>{site.name}</a> as {editor.name}, {editor.mobile}
          </Fragment>
        ))}
        . The sign-in code arrives in the <a href="/demo/outbox">outbox</a>, then your browser asks for a passkey.
      </p>
    </>
  );
}
