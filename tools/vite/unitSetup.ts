import { configure } from '@testing-library/react';

// What a test waits for comes late where a machine has much else to do.
configure({ asyncUtilTimeout: 5_000 });
