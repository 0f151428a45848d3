/** Folder of the marks of makes, by a hash of their content. The build writes them. */
export const makeMarks = '/assets/make-marks-3611298b68';
