'use client';

import { accountMessages } from '@forecourt/domain/messages';
import { Button, ButtonLink, Heading, SiteLink, Stack, Text, useSite } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { ReactNode } from 'react';
import { reservationsAnchor } from '../../model/accountLinks.ts';
import { SavedVehicles, type SavedVehicleEntry } from '../SavedVehicles/SavedVehicles.tsx';
import { EnquiryList, type GarageEnquiry } from './EnquiryList.tsx';
import * as styles from './Garage.css.ts';
import { GarageSection } from './GarageSection.tsx';
import { ReservationList, type GarageReservation } from './ReservationList.tsx';
import { SavedSearchList, type GarageSearch } from './SavedSearchList.tsx';

type Action = (data: FormData) => Promise<void>;

export interface GarageActions {
  /** Gets the vehicle's id as `car_id`. */
  removeVehicle: Action;
  /** Gets the search's id as `search_id`. */
  removeSearch: Action;
  signOut: Action;
  signOutEverywhere: Action;
}

export interface GaragePageProps {
  /** The visitor's phone number, formatted. @example '0412 345 678' */
  phone: string;
  /** The newest vehicles on the watchlist and their total number; null if they could not be loaded. */
  vehicles: { newest: readonly SavedVehicleEntry[]; count: number } | null;
  /** Null if they could not be loaded, as with the lists below. */
  reservations: readonly GarageReservation[] | null;
  /** Enquiries to the dealer, newest first. */
  enquiries: readonly GarageEnquiry[] | null;
  /** Saved searches, newest first. */
  searches: readonly GarageSearch[] | null;
  /** Server actions of the forms on the page. */
  actions: GarageActions;
  /** Page that asks for confirmation before everything is deleted. */
  deleteHref: string;
  /** Section with the valuations of trade-ins. */
  valuations?: ReactNode;
  /** Section with the contact details that forms store on this device. */
  details?: ReactNode;
}

/** Overview of everything that a signed-in visitor has with the dealer. Works without JavaScript. */
export function GaragePage(props: GaragePageProps) {
  const say = useWords(accountMessages);
  const { phone, vehicles, reservations, enquiries, searches, actions, deleteHref, valuations, details } = props;
  const { paths, texts, flags } = useSite().site;
  const count = vehicles?.count ?? 0;
  return (
    <div className={styles.page}>
      <Stack gap={1}>
        <Heading level={1} size="page">
          {say('account.myGarage')}
        </Heading>
        <Text tone="muted">{say('account.signedInWith', { phone })}</Text>
      </Stack>
      {flags.watchlist && (
        <GarageSection
          title={say('account.saved', { nounPlural: texts.vehicleNounPlural })}
          hasFailed={vehicles === null}
          more={count > 0 && <SiteLink href={paths.watchlist}>{say('account.seeAll', { count })}</SiteLink>}
        >
          <SavedVehicles entries={vehicles?.newest ?? []} remove={actions.removeVehicle} level={3} />
        </GarageSection>
      )}
      <GarageSection
        title={say('account.reservations')}
        id={reservationsAnchor}
        hasFailed={reservations === null}
        empty={reservations?.length === 0 ? say('account.nothingReserved', { noun: texts.vehicleNoun }) : null}
      >
        <ReservationList reservations={reservations ?? []} />
      </GarageSection>
      {valuations}
      <div className={styles.halves}>
        <GarageSection
          title={say('account.enquiries')}
          hasFailed={enquiries === null}
          empty={enquiries?.length === 0 ? say('account.noEnquiriesYetWhat') : null}
        >
          <EnquiryList enquiries={enquiries ?? []} />
        </GarageSection>
        <GarageSection
          title={say('account.savedSearches')}
          hasFailed={searches === null}
          empty={
            searches?.length === 0 ? (
              <Stack gap={2}>
                <Text>{say('account.noSavedSearchesYet')}</Text>
                <div>
                  <ButtonLink href={paths.search} variant="secondary" icon="search">
                    {say('account.search', { nounPlural: texts.vehicleNounPlural })}
                  </ButtonLink>
                </div>
              </Stack>
            ) : null
          }
        >
          <SavedSearchList searches={searches ?? []} remove={actions.removeSearch} />
        </GarageSection>
      </div>
      <GarageSection title={say('account.yourDetails')}>
        <div className={styles.row}>
          <div className={styles.facts}>
            <p className={styles.name}>{say('account.mobile')}</p>
            <p>{phone}</p>
          </div>
        </div>
        {details}
        <div className={styles.buttons}>
          <form action={actions.signOut}>
            <Button type="submit" variant="secondary" full>
              {say('account.signOut')}
            </Button>
          </form>
          <form action={actions.signOutEverywhere}>
            <Button type="submit" variant="quiet" full>
              {say('account.signOutEverywhere')}
            </Button>
          </form>
          <div>
            <ButtonLink href={deleteHref} variant="quiet" full>
              {say('account.deleteMyData')}
            </ButtonLink>
          </div>
        </div>
        <Text size="small" tone="muted">
          {say('account.signingOutEverywhere')}
        </Text>
      </GarageSection>
    </div>
  );
}
