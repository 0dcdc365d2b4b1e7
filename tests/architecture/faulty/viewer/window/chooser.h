#include <QtPrintSupport/QPrintDialog>

#include <QFileDialog>
