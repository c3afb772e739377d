"""Reviews: a finished game analysed decision by decision."""
